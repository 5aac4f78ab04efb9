import type { StoryContext } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storeUserInfo } from '@/api/session';
import { getToasts } from '@/components/Toast/toastStore';
import {
  respondsWith,
  respondsWithHtml,
  respondsOutsideTheContract,
  failsWithServerError,
  isOffline,
  neverResponds,
  type ResponseOptions,
} from '@/mocks/responses';
import { db } from '@/mocks/db';
import { errorBodies } from '@/mocks/errorBodies';
import { signedInAmina } from '@/mocks/fixtures/admins';
import type { OperationId } from '@/mocks/operations';
import { findTable } from './listScreen.storyHelpers';

export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** For `beforeEach`: resets the mocked backend and signs amina in. */
export function startSignedIn(): void {
  db.reset();
  storeUserInfo(signedInAmina);
}

/** The response of a list with one page. */
export const pageOf = <Row>(rows: readonly Row[]) => ({
  data: [...rows],
  total: rows.length,
  total_pages: Math.min(rows.length, 1),
  page: 1,
  page_size: 10,
});

/** The reasons shown when a list cannot be loaded. */
const REASONS = {
  server: 'Something went wrong on our side.',
  offline: 'We could not reach the server. Check your connection.',
  unreadable: 'The server sent a response that we could not read.',
};

type Rows = 'donations' | 'subscriptions' | 'volunteers';

/** What a list shows when it has no rows to show. */
function stepsOf(rows: Rows) {
  const loading = `Loading ${rows}...`;

  async function expectLoading({ canvas }: Stage) {
    await expect(canvas.getByText(loading)).toBeVisible();
    await expect(canvas.getByText(loading)).toHaveAttribute('role', 'status');
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Export page' })).toBeDisabled();
  }

  async function expectFailure({ canvas }: Stage, reason: string) {
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByText(`Failed to load ${rows}.`)).toBeVisible();
    await expect(within(alert).getByText(reason)).toBeVisible();
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(canvas.queryByText(loading)).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  }

  async function expectNone({ canvas }: Stage) {
    await expect(await canvas.findByText(`No ${rows} yet`)).toBeVisible();
    await expect(canvas.queryByText(loading)).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Export page' })).toBeDisabled();
  }

  return { expectLoading, expectFailure, expectNone };
}

const OPERATIONS = {
  donations: 'listDonations',
  subscriptions: 'listSubscriptions',
  volunteers: 'listVolunteers',
} as const satisfies Record<Rows, OperationId>;

/** A story without its tags, which each story file sets itself. */
interface ListState {
  beforeEach: (context: Pick<StoryContext, 'msw'>) => void;
  play: (stage: Stage) => Promise<void>;
}

/**
 * The states without rows that every admin list has: `{ tags: ['DONS-01'], ...states.loading }`.
 *
 * @param total the number of rows once the list loads; its first page is full
 */
export function listStates(rows: Rows, total: number) {
  const operation = OPERATIONS[rows];
  const { expectLoading, expectFailure, expectNone } = stepsOf(rows);
  const none = (options?: ResponseOptions) => respondsWith(operation, 200, pageOf([]), options);
  const failing = (handler: HttpHandler, reason: string): ListState => ({
    beforeEach: ({ msw }) => msw.use(handler),
    play: (stage) => expectFailure(stage, reason),
  });

  return {
    loading: {
      beforeEach: ({ msw }) => msw.use(neverResponds(operation)),
      play: expectLoading,
    },
    slow: {
      beforeEach: ({ msw }) => msw.use(none({ delayMs: 2000 })),
      play: async (stage) => {
        await expectLoading(stage);
        await expectNone(stage);
      },
    },
    /** The retry succeeds and the heading of the results has the focus, because the pressed button is gone. */
    loadFailed: {
      beforeEach: ({ msw }) => msw.use(failsWithServerError(operation, { once: true })),
      play: async (stage) => {
        const { canvas, userEvent } = stage;
        await expectFailure(stage, REASONS.server);
        await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
        await findTable(canvas, `Showing 10 of ${total} ${rows}`);
        await expect(canvas.getByRole('heading', { name: `All ${rows}` })).toHaveFocus();
      },
    },
    offline: failing(isOffline(operation), REASONS.offline),
    notJson: failing(respondsWithHtml(operation, { status: 200 }), REASONS.unreadable),
    withoutTheFields: failing(respondsOutsideTheContract(operation, 200, { rows: [] }), REASONS.unreadable),
    /** The session has ended: the entry is removed, and the app opens the sign-in page. */
    signedOut: {
      beforeEach: ({ msw }) => {
        startSignedIn();
        msw.use(respondsWith(operation, 401, errorBodies.unauthorized));
      },
      play: async (stage) => {
        await expectFailure(stage, errorBodies.unauthorized.message);
        await expect(localStorage.getItem('userInfo')).toBeNull();
      },
    },
    empty: { beforeEach: ({ msw }) => msw.use(none()), play: expectNone },
  } satisfies Record<string, ListState>;
}

/** Chooses a filter, once there are rows. */
export async function chooseFilter({ canvas, userEvent }: Stage, label: string, option: string) {
  await canvas.findByRole('table');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: label }), option);
}

/** Exports the rows, once there are any. */
export async function pressExport({ canvas, userEvent }: Stage, which: 'page' | 'all') {
  await canvas.findByRole('table');
  await userEvent.click(canvas.getByRole('button', { name: `Export ${which}` }));
}

/** Presses a delete button and finds the confirmation. */
export async function askToDelete({ canvas, userEvent }: Stage, button: string | RegExp, question: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole('alertdialog', { name: question }));
}

/** Deletes and confirms. The confirming button has the dialog's name. */
export async function deleteBy(stage: Stage, button: string | RegExp, question: string) {
  const dialog = await askToDelete(stage, button, question);
  await stage.userEvent.click(dialog.getByRole('button', { name: question }));
}

/** The session has ended; the sign-in page explains it, so there is no toast. */
export async function expectSignedOutWithoutToast(): Promise<void> {
  await waitFor(() => expect(localStorage.getItem('userInfo')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // A toast might still be loading.
  await expect(getToasts()).toEqual([]);
}
