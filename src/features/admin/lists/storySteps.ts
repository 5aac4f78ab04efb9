import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storeUserInfo } from '@/api/session';
import { getToasts } from '@/components/Toast/toastStore';
import { db } from '@/mocks/db';
import { errorBodies } from '@/mocks/errorBodies';
import { signedInAmina } from '@/mocks/fixtures/admins';
import { findTable } from './listStory';

/** What a play function works with. */
export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** For `beforeEach`: the mocked backend is as at first, and amina is signed in. */
export function startSignedIn(): void {
  db.reset();
  storeUserInfo(signedInAmina);
}

/** The answer of a list that has one page. */
export const pageOf = <Row>(rows: readonly Row[]) => ({
  data: [...rows],
  total: rows.length,
  total_pages: Math.min(rows.length, 1),
  page: 1,
  page_size: 10,
});

/** Why a list could not be loaded, as it says. */
export const REASONS = {
  server: 'Something went wrong on our side.',
  offline: 'The server cannot be reached. Check your connection.',
  unreadable: 'The server sent an answer that cannot be read.',
};

/** What a list of `rows` shows in the states that all lists of the administration have. */
export function listSteps(rows: 'donations' | 'subscriptions' | 'volunteers') {
  const loading = `Loading ${rows}...`;

  async function expectLoading({ canvas }: Pick<Stage, 'canvas'>) {
    await expect(canvas.getByText(loading)).toBeVisible();
    await expect(canvas.getByText(loading)).toHaveAttribute('role', 'status');
    await expect(canvas.queryByRole('table')).toBeNull();
  }

  async function expectFailure({ canvas }: Pick<Stage, 'canvas'>, reason: string) {
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByText(`Failed to load ${rows}.`)).toBeVisible();
    await expect(within(alert).getByText(reason)).toBeVisible();
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(canvas.queryByText(loading)).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  }

  // Another try goes through, and the focus is where the results begin: the button that had it is gone.
  async function retry({ canvas, userEvent }: Stage, count: string) {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await findTable(canvas, count);
    await expect(canvas.getByRole('heading', { name: `All ${rows}` })).toHaveFocus();
  }

  // The sign-in has ended: it is forgotten, and the app leads to the sign-in page.
  async function expectSignedOut(stage: Pick<Stage, 'canvas'>) {
    await expectFailure(stage, errorBodies.unauthorized.message);
    await expect(localStorage.getItem('userInfo')).toBeNull();
  }

  async function expectNone({ canvas }: Pick<Stage, 'canvas'>) {
    await expect(await canvas.findByText(`No ${rows} yet`)).toBeVisible();
    await expect(canvas.queryByText(loading)).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Export page' })).toBeDisabled();
  }

  return { expectLoading, expectFailure, retry, expectSignedOut, expectNone };
}

/** Chooses a value of a filter, once there are rows. */
export async function chooseFilter({ canvas, userEvent }: Stage, label: string, option: string) {
  await canvas.findByRole('table');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: label }), option);
}

/** Exports what there is, once there are rows. */
export async function pressExport({ canvas, userEvent }: Stage, which: 'page' | 'all') {
  await canvas.findByRole('table');
  await userEvent.click(canvas.getByRole('button', { name: `Export ${which}` }));
}

/** Presses a button that asks before it deletes, and finds the question. */
export async function askToDelete({ canvas, userEvent }: Stage, button: string | RegExp, question: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole('alertdialog', { name: question }));
}

/** The same, and says yes. The button that does so is named like the question. */
export async function deleteBy(stage: Stage, button: string | RegExp, question: string) {
  const dialog = await askToDelete(stage, button, question);
  await stage.userEvent.click(dialog.getByRole('button', { name: question }));
}

/** The sign-in has ended, which says enough: no toast beside it. */
export async function expectSignedOutWithoutToast(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(localStorage.getItem('userInfo')).toBeNull();
  // It would still be loading what shows it.
  await expect(getToasts()).toEqual([]);
}
