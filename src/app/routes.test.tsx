import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { AppRoutes } from './routes';

function Address() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
}

afterEach(cleanup);

it('leads from /login to the sign-in and keeps the way back', async () => {
  const state = { from: '/admin/projects?page=2' };
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
      <AppRoutes />
      <Address />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByText(JSON.stringify({ pathname: '/admin/login', state }))).toBeTruthy();
});
