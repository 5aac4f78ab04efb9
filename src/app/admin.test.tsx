import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '@/api/session';
import { AdminRoutes } from './adminRoutes';
import { BrowserRouter } from './BrowserRouter';
import { useTabHistory } from './HistoryRouter';
import { NavigationEffects } from './NavigationEffects';

const amina = { access_token: 'first', user: { username: 'amina', email: 'amina@kitbridge.example' } };

function Address() {
  const { pathname, search, state } = useTabHistory().entry;
  return <output>{JSON.stringify({ at: pathname + search, state })}</output>;
}

const store = (value: string) => localStorage.setItem('userInfo', value);
const signIn = () => store(JSON.stringify(amina));

/** Changes the storage as another tab would, and fires the browser's event for it. */
function inAnotherTab(write: () => void): void {
  write();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' })));
}

/** Uses the application's own router, whose transitions decide which of two navigations wins. */
function renderAt(address: string, state: object | null = null): void {
  window.history.replaceState(state, '', address);
  render(
    <BrowserRouter>
      <NavigationEffects>
        <AdminRoutes />
      </NavigationEffects>
      <Address />
    </BrowserRouter>,
  );
}

const findAddress = (at: string, state: object | null) =>
  screen.findByText(JSON.stringify({ at, state }), {}, { timeout: 5000 });
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 });

// Loading it for the first time takes seconds on a busy machine.
beforeAll(() => import('./pages/admin/ProofsPage'), 30_000);
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('an admin page', () => {
  it.each([
    ['nothing', undefined],
    ['no JSON', 'amina'],
    ['null', 'null'],
    ['no token', '{"user":{"username":"amina"}}'],
    ['an empty token', '{"access_token":""}'],
  ])('redirects to the sign-in if the stored value is %s', async (_case, value) => {
    if (value !== undefined) store(value);
    renderAt('/admin?tab=1');
    expect(await findAddress('/admin/login', { from: '/admin?tab=1' })).toBeTruthy();
    expect(await findHeading('Sign in')).toBeTruthy();
  });

  it('is shown to a signed-in user, even without a name', async () => {
    store('{"access_token":"x"}');
    renderAt('/admin');
    expect(await findHeading('Welcome')).toBeTruthy();
  });

  it('redirects to the sign-in when another tab signs out', async () => {
    signIn();
    renderAt('/admin?tab=1');
    expect(await findHeading('Welcome, amina')).toBeTruthy();
    inAnotherTab(() => localStorage.clear());
    expect(await findAddress('/admin/login', { from: '/admin?tab=1' })).toBeTruthy();
  });

  it('stays when another tab signs in again', async () => {
    signIn();
    renderAt('/admin');
    expect(await findHeading('Welcome, amina')).toBeTruthy();
    inAnotherTab(() => store(JSON.stringify({ ...amina, access_token: 'second' })));
    expect(await findAddress('/admin', null)).toBeTruthy();
    expect(await findHeading('Welcome, amina')).toBeTruthy();
  });

  it('redirects to /login and then to the sign-in after a 401, with the way back', async () => {
    signIn();
    renderAt('/admin?tab=1');
    expect(await findHeading('Welcome, amina')).toBeTruthy();
    act(() => endSession('first'));
    expect(await findAddress('/admin/login', { from: '/admin?tab=1' })).toBeTruthy();
    expect(localStorage.getItem('userInfo')).toBeNull();
  });
});

it('is left by Logout without a way back', async () => {
  signIn();
  renderAt('/admin?tab=1');
  expect(await findHeading('Welcome, amina')).toBeTruthy();
  const [logout] = screen.getAllByRole('button', { name: 'Logout' });
  if (logout) fireEvent.click(logout);
  expect(await findAddress('/admin/login', null)).toBeTruthy();
  expect(localStorage.getItem('userInfo')).toBeNull();
});

const kept = () => Object.keys(sessionStorage).toSorted();

describe('unsent input', () => {
  const PRIVATE = ['draft:amina:project:3', 'draft:amina:proof:3'];
  const PUBLIC = ['contactDraft', 'volunteerDraft'];

  const typeEverywhere = () => {
    sessionStorage.clear();
    for (const key of [...PRIVATE, ...PUBLIC]) sessionStorage.setItem(key, '{"values":{}}');
  };

  it('is deleted on Logout in the admin area, but not in public forms', async () => {
    signIn();
    renderAt('/admin');
    expect(await findHeading('Welcome, amina')).toBeTruthy();
    typeEverywhere();
    const [logout] = screen.getAllByRole('button', { name: 'Logout' });
    if (logout) fireEvent.click(logout);
    expect(await findHeading('Sign in')).toBeTruthy();
    expect(kept()).toEqual(PUBLIC);
  });

  it('is kept when the session expires', async () => {
    signIn();
    renderAt('/admin');
    expect(await findHeading('Welcome, amina')).toBeTruthy();
    typeEverywhere();
    act(() => endSession('first'));
    expect(await findHeading('Sign in')).toBeTruthy();
    expect(kept()).toEqual([...PUBLIC, ...PRIVATE].toSorted());
  });
});

describe('the sign-in', () => {
  it('offers to continue when another tab has signed in, and keeps its input', async () => {
    renderAt('/admin?tab=1');
    expect(await findHeading('Sign in')).toBeTruthy();
    const username = screen.getByLabelText<HTMLInputElement>('Username');
    fireEvent.change(username, { target: { value: 'ami' } });
    inAnotherTab(signIn);
    expect(await screen.findByText('You are signed in as amina.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ami');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await findAddress('/admin?tab=1', null)).toBeTruthy();
    expect(await findHeading('Welcome, amina')).toBeTruthy();
  });
});

it('never leaves the site by the Back button of a project’s proof', async () => {
  signIn();
  // As after a sign-in that replaced the first page of the visit.
  renderAt('/projects/proof/3', { usr: null, key: 'replaced', idx: 0 });
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }, { timeout: 5000 }));
  expect(await findAddress('/admin/projects/3/edit', null)).toBeTruthy();
});
