import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '@/api/session';
import { NavigationEffects } from './NavigationEffects';
import { FocusAfterNavigation } from './FocusAfterNavigation';

const scrollIntoView = vi.fn<() => void>();
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

function Page({ name }: { name: string }) {
  const navigate = useNavigate();
  return (
    <main>
      <h1>{name}</h1>
      <h2 id="part">Part of {name}</h2>
      <Link to="/">To first</Link>
      <Link to="/second?page=1">To second</Link>
      <Link to="/second#part">To part</Link>
      <Link to="/second?page=2">To page 2</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <FocusAfterNavigation />
    </main>
  );
}

function SignIn() {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{JSON.stringify(state)}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

function renderAt(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <NavigationEffects>
        <Routes>
          <Route path="/" element={<Page key="first" name="First" />} />
          <Route path="/second" element={<Page key="second" name="Second" />} />
          <Route path="/login" element={<SignIn />} />
        </Routes>
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
