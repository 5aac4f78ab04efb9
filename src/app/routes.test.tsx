import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AdminRoutes, adminRoutes } from './adminRoutes';
import { useTabHistory } from './HistoryRouter';
import { isAdminPath } from './isAdminPath';
import { publicRoutes } from './publicRoutes';
import { MemoryRouter } from './testing/MemoryRouter';

function Address() {
  const { pathname, state } = useTabHistory().entry;
  return <output>{JSON.stringify({ pathname, state })}</output>;
}

const addressOf = (pattern: string) => pattern.replace(/:\w+/, '7').replace('*', 'no/such/page');

afterEach(cleanup);

it('redirects from /login to the sign-in and keeps the way back', async () => {
  const state = { from: '/admin/projects?page=2' };
  render(
    <MemoryRouter initialEntries={['/login']} state={state}>
      <AdminRoutes />
      <Address />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByText(JSON.stringify({ pathname: '/admin/login', state }))).toBeTruthy();
});

describe('the admin area', () => {
  it.each(adminRoutes)('has $path', ({ path: pattern }) => {
    expect(isAdminPath(addressOf(pattern))).toBe(true);
    expect(isAdminPath(`${addressOf(pattern)}/`)).toBe(true);
  });

  it.each(publicRoutes)('does not have $path', ({ path: pattern }) => {
    expect(isAdminPath(addressOf(pattern))).toBe(false);
  });

  it.each(['/administration', '/projects/proof', '/projects/proof/7/more', '/login/more'])(
    'does not have %s',
    (path) => {
      expect(isAdminPath(path)).toBe(false);
    },
  );
});
