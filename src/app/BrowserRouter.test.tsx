import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Route, useSearchParams } from 'wouter';
import { BrowserRouter } from './BrowserRouter';
import { useTabHistory } from './HistoryRouter';
import { RouterLink } from './RouterLink';

let load: () => void;
let loaded: Promise<void>;

function startLoading() {
  loaded = new Promise((resolve) => {
    load = resolve;
  });
}

/** A page whose script may still be loading. */
function Second() {
  use(loaded);
  return <h1>Second</h1>;
}

function Bar() {
  const { entry, navigate } = useTabHistory();
  const { pathname, search, hash, action, index } = entry;
  const [query, setQuery] = useSearchParams();
  return (
    <nav>
      <output>{`${action} ${index} ${pathname}${search}${hash}`}</output>
      <p title="search">{query.get('search')}</p>
      <RouterLink href="/first">First</RouterLink>
      <RouterLink href="/first?page=2#part">Part</RouterLink>
      <RouterLink href="/second">Second</RouterLink>
      <RouterLink href="/admin?page=2">Administration</RouterLink>
      <button type="button" onClick={() => navigate('/admin', { state: 'the way back' })}>
        Sign in
      </button>
      <button type="button" onClick={() => navigate('/admin', { replace: true })}>
        Return
      </button>
      <button type="button" onClick={() => setQuery({ search: '100% & +' }, { replace: true })}>
        Search
      </button>
    </nav>
  );
}

async function renderAt(address: string) {
  window.history.replaceState(null, '', address);
  await act(async () => {
    render(
      <BrowserRouter hasRoute={(pathname) => ['/first', '/second'].includes(pathname)}>
        <Bar />
        <Suspense fallback={<p>Loading</p>}>
          <Route path="/first">
            <h1>First</h1>
          </Route>
          <Route path="/second" component={Second} />
        </Suspense>
      </BrowserRouter>,
    );
  });
}

const heading = () => screen.queryByRole('heading')?.textContent;
const address = () => screen.getByRole('status').textContent;
const searched = () => screen.getByTitle('search').textContent;
const follow = (name: string) => act(async () => fireEvent.click(screen.getByRole('link', { name })));
const finishLoading = () => act(async () => load());

/** Goes back, which browsers do asynchronously. */
const goBack = () =>
  act(async () => {
    const moved = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await moved;
  });

beforeEach(startLoading);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps the page until the next one is ready', async () => {
  await renderAt('/first');
  await follow('Second');
  expect(window.location.pathname).toBe('/second');
  expect(heading()).toBe('First');
  await finishLoading();
  expect(heading()).toBe('Second');
});

it('on Back, keeps the page until the previous one is ready', async () => {
  await renderAt('/second');
  await finishLoading();
  await follow('First');
  startLoading();
  await goBack();
  expect(window.location.pathname).toBe('/second');
  expect(heading()).toBe('First');
  await finishLoading();
  expect(heading()).toBe('Second');
});

it('counts the entries of the history, and tells how each was reached', async () => {
  await renderAt('/first');
  expect(address()).toBe('POP 0 /first');
  await follow('Part');
  expect(address()).toBe('PUSH 1 /first?page=2#part');
  await follow('Part');
  expect(address()).toBe('REPLACE 1 /first?page=2#part');
  await goBack();
  expect(address()).toBe('POP 0 /first');
});

it('adds one entry for a link that is pressed twice while its page is loading', async () => {
  await renderAt('/first');
  await follow('Second');
  await follow('Second');
  await finishLoading();
  expect(address()).toBe('REPLACE 1 /second');
});

/** Watches document loads, which jsdom lacks. */
function watchLoads() {
  const loads = {
    assign: vi.fn<(to: string) => void>(),
    replace: vi.fn<(to: string) => void>(),
    reload: vi.fn<() => void>(),
  };
  const { href } = window.location;
  vi.stubGlobal('location', {
    href,
    ...loads,
    get pathname() {
      return document.location.pathname;
    },
  });
  return loads;
}

it('loads a document where the browser refuses another entry', async () => {
  await renderAt('/first');
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls.', 'SecurityError');
  });
  const { assign } = watchLoads();
  await follow('Second');
  expect(assign).toHaveBeenCalledWith('/second');
});

it('loads a document for a page of the other part of the site', async () => {
  await renderAt('/first');
  const { assign } = watchLoads();
  await follow('Administration');
  expect(assign).toHaveBeenCalledWith('/admin?page=2');
  expect(address()).toBe('POP 0 /first');
});

it('replaces the document where the entry is to be replaced', async () => {
  await renderAt('/first');
  const { assign, replace } = watchLoads();
  fireEvent.click(screen.getByRole('button', { name: 'Return' }));
  expect(replace).toHaveBeenCalledWith('/admin');
  expect(assign).not.toHaveBeenCalled();
});

it('keeps the way back where the sign-in is in the other part of the site', async () => {
  await renderAt('/first');
  const { reload } = watchLoads();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(document.location.pathname).toBe('/admin');
  expect(window.history.state).toMatchObject({ usr: 'the way back' });
  expect(reload).toHaveBeenCalledOnce();
});

it('decodes the query once', async () => {
  await renderAt('/first?search=%2541+%26');
  expect(searched()).toBe('%41 &');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('REPLACE 0 /first?search=100%25+%26+%2B');
  expect(searched()).toBe('100% & +');
});
