import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { SWRConfig } from 'swr';
import { apiSettings } from '@/api/client';
import { uploadSettings } from '@/api/upload';
import { clearToasts } from '@/components/Toast/toastStore';
import { forgetHomeLists } from '@/features/home/useHomeList';
import { db } from '@/mocks/db';
import { stopClock } from './clock';
import { usableControls } from './docs/controls';
import { DocsPage } from './docs/DocsPage';
import type { ComponentRules } from './docs/Rules';
import { createGuard, judgeRequest } from './guard';
import { modes } from './modes';
import { isPicture, reportDrawn, reportSize } from './pictures/frame';
import { stayOnPage } from './stayOnPage';
import { theme } from './theme';
import { resetOrganisation } from './toolbar/organisation';
import { globalTypes, isAsWritten, withConditions } from './toolbar/toolbar';
import { viewports } from './viewports';
import './workshop.css';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** `console.error` messages that this story expects, such as a caught render error. */
    expectedConsole?: RegExp[];
    /** When to use a component, for its documentation. */
    rules?: ComponentRules;
  }
}

const guard = createGuard();

// The longest wait of `findBy…` and `waitFor`, in milliseconds. The default second is too short: slow responses and the captcha take
// two, and on a busy machine a story's first screen took three.
configure({ asyncUtilTimeout: 5000 });

// Otherwise a call that is running when its story ends would time out during another story. Stories about time limits set their own.
const NEVER_MS = 2 ** 31 - 1;
apiSettings.timeoutMs = NEVER_MS;
uploadSettings.silenceMs = NEVER_MS;

async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: (request) => {
      const problem = judgeRequest(request, location.origin);
      if (problem !== undefined) guard.report(problem);
    },
  });
  return worker;
}

/** The site's font, which visitors see from their second visit on. */
async function loadFont() {
  document.documentElement.classList.add('figtree');
  await document.fonts.load('1em Figtree', 'a₦');
}

const freshSwr = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };

const preview: Preview = {
  loaders: [mswLoader(startWorker), loadFont],
  tags: ['autodocs'],
  beforeEach: (context) => {
    const { parameters } = context;
    reportSize(context);
    guard.reset();
    localStorage.clear();
    sessionStorage.clear();
    clearToasts();
    forgetHomeLists();
    db.reset();
    resetOrganisation();
    const restore = [
      stopClock(),
      guard.watchConsole(parameters.expectedConsole ?? []),
      stayOnPage(guard.report),
    ];
    return () => {
      for (const undo of restore) undo();
    };
  },
  // Runs after play. An error here fails the story, in Vitest and in the Interactions panel; the toolbar may cause problems on purpose.
  afterEach: ({ globals }) => {
    reportDrawn();
    if (!isPicture && isAsWritten(globals)) guard.assertNoProblems();
  },
  decorators: [
    (Story) => (
      // SWR's cache is a module global and would outlive the story.
      <SWRConfig value={freshSwr}>
        <Story />
      </SWRConfig>
    ),
    withConditions,
  ],
  globalTypes,
  argTypesEnhancers: [usableControls],
  parameters: {
    // Each story sends its results to the test runner; listing the nodes that passed would take 5% of its time.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: { options: viewports },
    chromatic: { modes },
    docs: { theme, page: DocsPage },
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/i } },
    options: {
      storySort: {
        order: [
          'Workshop',
          [
            'Start',
            'States',
            'Tokens',
            'How errors are shown',
            'How to write a story',
            'Mocks and server',
            'Example',
            'Conditions',
            'Toolbar',
          ],
          'Components',
          'Public',
          'Emails',
          'Admin',
          'Journeys',
        ],
      },
    },
  },
};

export default preview;
