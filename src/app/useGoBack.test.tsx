import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Route, useLocation } from 'wouter';
import { BrowserRouter } from './BrowserRouter';
import { useGoBack } from './useGoBack';

function Page() {
  const goBack = useGoBack('/fallback');
  return (
    <button type="button" onClick={goBack}>
      Back
    </button>
  );
}

const Address = () => <output>{useLocation()[0]}</output>;

/** The history of a tab, showing its last entry. */
function renderAt(...addresses: string[]): void {
  for (const [idx, address] of addresses.entries()) {
    const state = { idx, key: `entry ${idx}`, usr: null };
    if (idx === 0) window.history.replaceState(state, '', address);
    else window.history.pushState(state, '', address);
  }
  render(
    <BrowserRouter>
      <Route path="/edit" component={Page} />
      <Address />
    </BrowserRouter>,
  );
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }));
const findAt = (address: string) => screen.findByText(address, { selector: 'output' });

afterEach(cleanup);

it('goes to the previous page', async () => {
  renderAt('/list', '/first', '/edit');
  press();
  expect(await findAt('/first')).toBeTruthy();
});

it('skips entries of the same page, which a sign-in leaves in the history', async () => {
  renderAt('/first', '/edit', '/edit');
  press();
  expect(await findAt('/first')).toBeTruthy();
});

it('goes to the fallback if there is no previous page', async () => {
  renderAt('/edit');
  press();
  expect(await findAt('/fallback')).toBeTruthy();
});
