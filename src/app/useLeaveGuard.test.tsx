import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { endSession } from '@/api/session';
import { Link, LinkProvider } from '@/components/Link/Link';
import { BrowserRouter } from './BrowserRouter';
import { useTabHistory } from './HistoryRouter';
import { NavigationEffects } from './NavigationEffects';
import { RouterLink } from './RouterLink';
import { useLeaveGuard } from './useLeaveGuard';
import { useSignOut } from './useSignOut';

function Form() {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const leaving = useLeaveGuard(isUnsaved);
  const signOut = useSignOut();
  return (
    <>
      <h1>Form</h1>
      <input aria-label="Title" onChange={() => setIsUnsaved(true)} />
      <button type="button" onClick={() => setIsUnsaved(false)}>
        Save
      </button>
      <button type="button" onClick={signOut}>
        Logout
      </button>
      <Link href="/third">To third</Link>
      <Link href="/elsewhere">To another document</Link>
      <Link href="/form#part">To a part</Link>
      <Link href="/third" target="_blank">
        To third in another tab
      </Link>
      {leaving && (
        <div role="alertdialog">
          <button type="button" onClick={leaving.stay}>
            Stay
          </button>
          <button type="button" onClick={leaving.leave}>
            Leave
          </button>
        </div>
      )}
    </>
  );
}

function Address() {
  const { pathname, search } = useTabHistory().entry;
  return <output>{pathname + search}</output>;
}

function renderSite() {
  render(
    <BrowserRouter hasRoute={(pathname) => pathname !== '/elsewhere'}>
      <LinkProvider value={RouterLink}>
        <NavigationEffects>
          <Switch>
            <Route path="/form" component={Form} />
            <Route>
              <h1>Another page</h1>
              <Link href="/form">To the form</Link>
            </Route>
          </Switch>
          <Address />
        </NavigationEffects>
      </LinkProvider>
    </BrowserRouter>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const follow = (name: string, init = {}) => fireEvent.click(screen.getByRole('link', { name }), init);
const findAt = (address: string) => screen.findByText(address, { selector: 'output' });
const findQuestion = () => screen.findByRole('alertdialog');
const isAsked = () => screen.queryByRole('alertdialog') !== null;
const type = () => fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Beds' } });
const titleIs = () => screen.getByLabelText<HTMLInputElement>('Title').value;

/** Moves through the browser's history, which is asynchronous. */
const traverse = (delta: number) => act(() => window.history.go(delta));

/** Whether the browser would ask before closing or reloading the document. */
function wouldBrowserAsk(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Opens the form, with one page before it. */
async function openForm(): Promise<void> {
  window.history.pushState({ idx: 0 }, '', '/first');
  renderSite();
  follow('To the form');
  await findAt('/form');
}

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('leaving is not confirmed', () => {
  it('if nothing would be lost', async () => {
    await openForm();
    follow('To third');
    expect(await findAt('/third')).toBeTruthy();
  });

  it('after saving', async () => {
    await openForm();
    type();
    press('Save');
    traverse(-1);
    expect(await findAt('/first')).toBeTruthy();
  });

  it('by Logout after saving', async () => {
    await openForm();
    type();
    press('Save');
    press('Logout');
    expect(await findAt('/admin/login')).toBeTruthy();
  });

  it('for a link within the page or into another tab', async () => {
    await openForm();
    type();
    follow('To a part');
    // jsdom cannot open tabs and would log an error.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    follow('To third in another tab');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    follow('To third', { ctrlKey: true });
    expect(isAsked()).toBe(false);
    expect(await findAt('/form')).toBeTruthy();
  });

  it('when the session has ended: the sign-in leads back, and the draft is kept', async () => {
    await openForm();
    type();
    act(() => endSession(null));
    expect(await findAt('/login')).toBeTruthy();
  });
});

describe('a link', () => {
  it('waits for the answer and stays', async () => {
    await openForm();
    type();
    follow('To third');
    await findQuestion();
    press('Stay');
    expect(isAsked()).toBe(false);
    expect(titleIs()).toBe('Beds');
    expect(await findAt('/form')).toBeTruthy();
  });

  it('waits for the answer and leaves', async () => {
    await openForm();
    type();
    follow('To third');
    press('Leave');
    expect(await findAt('/third')).toBeTruthy();
    expect(isAsked()).toBe(false);
  });
});

it('asks once where leaving loads a document', async () => {
  await openForm();
  type();
  follow('To another document');
  await findQuestion();
  const { href, pathname } = window.location;
  const assign = vi.fn<(to: string) => void>();
  vi.stubGlobal('location', { href, pathname, assign });
  press('Leave');
  expect(assign).toHaveBeenCalledWith('/elsewhere');
  expect(wouldBrowserAsk()).toBe(false);
});

describe('Back', () => {
  it('waits for the answer and stays, however often it is pressed', async () => {
    await openForm();
    type();
    const goBackAndStay = async () => {
      traverse(-1);
      await findQuestion();
      expect(window.location.pathname).toBe('/form');
      press('Stay');
      expect(titleIs()).toBe('Beds');
    };
    await goBackAndStay();
    await goBackAndStay();
    await goBackAndStay();
    press('Save');
    traverse(-1);
    expect(await findAt('/first')).toBeTruthy();
  });

  it('waits for the answer and leaves', async () => {
    await openForm();
    type();
    traverse(-1);
    await findQuestion();
    press('Leave');
    expect(await findAt('/first')).toBeTruthy();
    expect(window.location.pathname).toBe('/first');
  });

  it('within the page is not confirmed', async () => {
    await openForm();
    follow('To a part');
    type();
    traverse(-1);
    await vi.waitFor(() => expect(window.location.hash).toBe(''));
    expect(isAsked()).toBe(false);
    expect(titleIs()).toBe('Beds');
  });
});

it('Forward waits for the answer', async () => {
  await openForm();
  follow('To third');
  expect(await findAt('/third')).toBeTruthy();
  traverse(-1);
  expect(await findAt('/form')).toBeTruthy();
  type();
  traverse(1);
  await findQuestion();
  press('Stay');
  expect(titleIs()).toBe('Beds');
  traverse(-1);
  await findQuestion();
  press('Leave');
  expect(await findAt('/third')).toBeTruthy();
});

it('Logout waits for the answer', async () => {
  localStorage.setItem('userInfo', '{"access_token":"x"}');
  await openForm();
  type();
  press('Logout');
  await findQuestion();
  expect(localStorage.getItem('userInfo')).not.toBeNull();
  press('Leave');
  expect(await findAt('/admin/login')).toBeTruthy();
  expect(localStorage.getItem('userInfo')).toBeNull();
});

it('the browser asks before unloading only while something would be lost', async () => {
  await openForm();
  expect(wouldBrowserAsk()).toBe(false);
  type();
  expect(wouldBrowserAsk()).toBe(true);
  press('Save');
  expect(wouldBrowserAsk()).toBe(false);
});
