import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import { useTabHistory } from '@/app/HistoryRouter';
import { DonationsPage } from '@/app/pages/admin/DonationsPage';
import { SubscriptionsPage } from '@/app/pages/admin/SubscriptionsPage';
import { MemoryRouter } from '@/app/testing/MemoryRouter';
import { db } from '@/mocks/db';
import { recordRequests } from '@/mocks/recordRequests';
import { server } from '@/mocks/node';

const requests = recordRequests();
const askedFor = () => requests.of('listDonations').map(({ url }) => Object.fromEntries(url.searchParams));

function Address() {
  const { entry, goBack } = useTabHistory();
  return (
    <>
      <output>{entry.pathname + entry.search}</output>
      <button type="button" onClick={goBack}>
        Back
      </button>
    </>
  );
}

const address = () => document.querySelector('output')?.textContent;

function open(path: string, page: ReactNode) {
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={['/admin', path]}>
        {page}
        <Address />
      </MemoryRouter>
    </SWRConfig>,
  );
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: text } });

const advance = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const pressDelete = async (email: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `Delete ${email}` }));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.setItem('userInfo', JSON.stringify({ access_token: 'token', user: null }));
  db.reset();
  server.use(requests.start());
  vi.spyOn(window, 'confirm').mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

it('reads the filters from the address, and sends no empty one', async () => {
  open('/admin/donations?status=PENDING&search=&frequency=daily&page=1', <DonationsPage />);
  await screen.findByText('1 donation');
  expect(askedFor()).toEqual([{ status: 'pending', page: '1', page_size: '10' }]);
});

it('puts a search into the URL 500 ms after the last key, on the first page', async () => {
  open('/admin/donations?frequency=ONCE&page=2', <DonationsPage />);
  await screen.findByText('Page 2 of 2');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('ad');
  advance(499);
  type(' ada ');
  advance(499);
  expect(address()).toBe('/admin/donations?frequency=ONCE&page=2');
  advance(1);
  expect(address()).toBe('/admin/donations?search=ada&frequency=ONCE');
  vi.useRealTimers();
  await waitFor(() =>
    expect(askedFor()).toEqual([
      { frequency: 'ONCE', page: '2', page_size: '10' },
      { search: 'ada', frequency: 'ONCE', page: '1', page_size: '10' },
    ]),
  );
});

it('adds a history entry for each filter, and goes to the first page', async () => {
  open('/admin/donations?page=2', <DonationsPage />);
  await screen.findByText('Page 2 of 3');
  choose('Frequency', 'MONTHLY');
  await waitFor(() => expect(address()).toBe('/admin/donations?frequency=MONTHLY'));
  choose('Payment method', 'PAYSTACK');
  await waitFor(() => expect(address()).toBe('/admin/donations?frequency=MONTHLY&payment_method=PAYSTACK'));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/admin/donations?frequency=MONTHLY'));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByText('Page 2 of 3');
  expect(address()).toBe('/admin/donations?page=2');
});

it('leaves no history entry for a page that a deletion emptied', async () => {
  db.tables.subscriptions.length = 21;
  open('/admin/subscriptions?page=3', <SubscriptionsPage />);
  await pressDelete('subscriber18@news.example');
  await screen.findByText('Showing 10 of 20 subscriptions');
  await waitFor(() => expect(address()).toBe('/admin/subscriptions?page=2'));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/admin'));
});

it('goes back one page if the last two rows are deleted simultaneously', async () => {
  open('/admin/subscriptions?page=3', <SubscriptionsPage />);
  await pressDelete('subscriber18@news.example');
  await pressDelete('subscriber19@news.example');
  await screen.findByText('Showing 10 of 20 subscriptions');
  await waitFor(() => expect(address()).toBe('/admin/subscriptions?page=2'));
  expect(requests.of('deleteSubscription')).toHaveLength(2);
});

it('stays on a page that is refilled from the next one', async () => {
  open('/admin/subscriptions?page=2', <SubscriptionsPage />);
  await pressDelete('subscriber8@news.example');
  await screen.findByText('Showing 10 of 21 subscriptions');
  await screen.findByText('subscriber18@news.example');
  expect(address()).toBe('/admin/subscriptions?page=2');
});

it('cancels an export when the screen is left', async () => {
  let signal: AbortSignal | undefined;
  server.use(
    http.get(`${API_BASE}/api/subscription/export`, async ({ request }) => {
      signal = request.signal;
      await new Promise<void>(() => undefined);
      return new HttpResponse();
    }),
  );
  const { unmount } = open('/admin/subscriptions', <SubscriptionsPage />);
  await screen.findByText('Showing 10 of 22 subscriptions');
  fireEvent.click(screen.getByRole('button', { name: 'Export all' }));
  await waitFor(() => expect(signal?.aborted).toBe(false));
  unmount();
  await waitFor(() => expect(signal?.aborted).toBe(true));
});
