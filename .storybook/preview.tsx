import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { SWRConfig } from 'swr';
import { apiSettings } from '@/api/client';
import { uploadSettings } from '@/api/upload';
import { clearToasts } from '@/components/Toast/toastStore';
import { db } from '@/mocks/db';
import { stopClock } from './clock';
import { createGuard, judgeRequest } from './guard';
import { stayOnPage } from './stayOnPage';
import { theme } from './theme';
import { DEFAULT_VIEWPORT, viewports } from './viewports';
import './workshop.css';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Texts of `console.error` that this story is meant to print, such as a caught render error. */
    expectedConsole?: RegExp[];
  }
}

const guard = createGuard();

// How long `findBy…` and `waitFor` wait at most, in milliseconds. Their own second is too short: slow answers and the end of a
// captcha take two by themselves, and on a busy machine with two cores the first screen of a story has been seen to take three.
configure({ asyncUtilTimeout: 5000 });

// A story that ends while a call is under way must not hear of its time limit in the middle of another story. Stories about
// the limits set their own.
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

const freshSwr = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };

const preview: Preview = {
  loaders: [mswLoader(startWorker)],
  beforeEach: ({ parameters }) => {
    guard.reset();
    localStorage.clear();
    sessionStorage.clear();
    clearToasts();
    db.reset();
    const restore = [
      stopClock(),
      guard.watchConsole(parameters.expectedConsole ?? []),
      stayOnPage(guard.report),
    ];
    return () => {
      for (const undo of restore) undo();
    };
  },
  // Runs after play; what it throws fails the story, in Vitest and in the Interactions panel alike.
  afterEach: () => guard.assertNoProblems(),
  decorators: [
    (Story) => (
      // SWR's own cache is a module's global and would outlive the story.
      <SWRConfig value={freshSwr}>
        <Story />
      </SWRConfig>
    ),
  ],
  initialGlobals: { viewport: { value: DEFAULT_VIEWPORT } },
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: viewports },
    docs: { theme },
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/i } },
    options: {
      storySort: { order: ['Workshop', 'Components', 'Public', 'Admin', 'Journeys'] },
    },
  },
};

export default preview;
