import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { endSession } from '@/api/session';
import { NavigationEffects } from './NavigationEffects';
import { FocusAfterNavigation } from './FocusAfterNavigation';
import { useTabHistory } from './HistoryRouter';
import { RouterLink } from './RouterLink';
import { MemoryRouter } from './testing/MemoryRouter';

const scrollIntoView = vi.fn<() => void>();
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

function Page({ name }: { name: string }) {
  const { goBack } = useTabHistory();
  return (
    <main>
      <h1>{name}</h1>
      <h2 id="part">Part of {name}</h2>
      <RouterLink href="/">To first</RouterLink>
      <RouterLink href="/second?page=1">To second</RouterLink>
      <RouterLink href="/second#part">To part</RouterLink>
      <RouterLink href="/second?page=2">To page 2</RouterLink>
      <button type="button" onClick={goBack}>
        Back
      </button>
      <FocusAfterNavigation />
    </main>
  );
}

function SignIn() {
  const { entry, goBack } = useTabHistory();
  return (
    <>
      <p>{JSON.stringify(entry.state)}</p>
      <button type="button" onClick={goBack}>
        Back
      </button>
    </>
  );
}

function renderAt(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <NavigationEffects>
        <Switch>
          <Route path="/">
            <Page key="first" name="First" />
          </Route>
          <Route path="/second">
            <Page key="second" name="Second" />
          </Route>
          <Route path="/login" component={SignIn} />
        </Switch>
      </NavigationEffects>
    </MemoryRouter>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByText(name));
const focusedText = () => document.activeElement?.textContent;

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  cleanup();
  scrollTo.mockClear();
  scrollIntoView.mockClear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('a new page', () => {
  it('starts at the top, with the focus on its heading', () => {
    renderAt('/');
    press('To second');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, left: 0, behavior: 'instant' });
    expect(focusedText()).toBe('Second');
  });

  it('starts at the target of the hash', () => {
    renderAt('/');
    press('To part');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(focusedText()).toBe('Part of Second');
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });
});

describe('the position and the focus do not change', () => {
  it('on the first page of the document', () => {
    renderAt('/');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it('when only the query changes', () => {
    renderAt('/second?page=1');
    press('To page 2');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it('on Back, except for the focus', () => {
    renderAt('/');
    press('To second');
    scrollTo.mockClear();
    press('Back');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('First');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(focusedText()).toBe('First');
  });
});

describe('a 401', () => {
  const WAY_BACK = '{"from":"/second?page=2#part"}';

  it('redirects to the sign-in with the way back', () => {
    renderAt('/second?page=2#part');
    act(() => endSession(null));
    expect(screen.getByText(WAY_BACK)).toBeTruthy();
  });

  it('redirects once, however many there are', () => {
    renderAt('/second?page=2#part');
    act(() => {
      endSession(null);
      endSession(null);
    });
    act(() => endSession(null));
    expect(screen.getByText(WAY_BACK)).toBeTruthy();
    press('Back');
    expect(screen.getByText('Second')).toBeTruthy();
  });
});
