import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { recordRequests } from '@/mocks/recordRequests';
import { failsWithServerError } from '@/mocks/responses';
import { donationCreated } from '@/mocks/scenarios';
import { DonationCard } from './DonationCard';
import { forgetKeptGift, keptGiftPath } from './draft';

const server = setupServer();
const requests = recordRequests();
const redirect = vi.fn<(checkoutUrl: string) => void>();
const user = userEvent.setup();
let root: Root | undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
  sessionStorage.clear();
  server.resetHandlers();
  redirect.mockReset();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const SOLAR = { id: 4, title: 'Solar power for the clinics of Zamfara' };
const BEDS = { id: 5, title: 'Beds for Lira' };

interface ProjectOfGift {
  id: number;
  title: string;
  currency?: 'USD' | 'NGN';
}

const cardFor = (project?: ProjectOfGift) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
    <DonationCard contactEmail="hello@kitbridge.example" redirect={redirect} {...(project && { project })} />
  </SWRConfig>
);

/** Opens the card after leaving it, or after a reload. */
function openCard(project?: ProjectOfGift) {
  cleanup();
  render(cardFor(project));
}

/** Shows the page as sent by the server; `hydrate` runs its script. */
function showServerPage() {
  const page = document.createElement('main');
  page.innerHTML = renderToString(cardFor());
  document.body.append(page);
  return {
    hydrate: () =>
      act(() => {
        root = hydrateRoot(page, cardFor());
      }),
  };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const button = () => screen.getByRole<HTMLButtonElement>('button');

const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

async function fillIn() {
  await user.click(choice('₦ NGN'));
  await user.click(choice('Monthly'));
  type('Other monthly amount', '7500.50');
  type('Full name', 'Ada Obi');
  type('Email', 'ada@donors.example');
}

it('keeps all values when the page is left', async () => {
  openCard();
  await fillIn();
  openCard();
  expect(button().textContent).toBe('Donate ₦7,500.50 monthly');
  expect(button().disabled).toBe(false);
  expect(field('Other monthly amount').value).toBe('7500.50');
  expect(field('Full name').value).toBe('Ada Obi');
  expect(field('Email').value).toBe('ada@donors.example');
});

it('keeps a quick amount, and forgets cleared values', async () => {
  openCard();
  await user.click(choice('$50'));
  openCard();
  expect(choice('$50').checked).toBe(true);
  await user.click(choice('₦ NGN'));
  await user.click(choice('$ USD'));
  openCard();
  expect(button().textContent).toBe('Donate');
  expect(screen.queryByRole('radio', { name: /^[$]\d/, checked: true })).toBeNull();
});

it('preselects nothing for a new donor', () => {
  openCard();
  openCard();
  expect(choice('One-time').checked).toBe(true);
  expect(button().textContent).toBe('Donate');
  expect(sessionStorage).toHaveLength(0);
});

it('restores the donor on another project, but not the gift', async () => {
  openCard(SOLAR);
  await fillIn();
  openCard(BEDS);
  expect(field('Full name').value).toBe('Ada Obi');
  expect(field('Email').value).toBe('ada@donors.example');
  expect(choice('One-time').checked).toBe(true);
  expect(choice('$ USD').checked).toBe(true);
  expect(button().textContent).toBe('Donate');
  openCard();
  expect(button().textContent).toBe('Donate');
  openCard(SOLAR);
  expect(button().textContent).toBe('Donate ₦7,500.50 monthly');
});

it('starts in the project’s currency, unless the donor chose the other one earlier', async () => {
  openCard({ ...SOLAR, currency: 'NGN' });
  expect(choice('₦ NGN').checked).toBe(true);
  await user.click(choice('₦5,000'));
  openCard({ ...SOLAR, currency: 'NGN' });
  expect(button().textContent).toBe('Donate ₦5,000.00 once');
  openCard({ ...SOLAR, currency: 'USD' });
  expect(button().textContent).toBe('Donate ₦5,000.00 once');
  openCard({ ...SOLAR, currency: 'NGN' });
  await user.click(choice('$ USD'));
  openCard({ ...SOLAR, currency: 'NGN' });
  expect(choice('$ USD').checked).toBe(true);
});

it('hydrates the server’s page unchanged before restoring the draft', async () => {
  openCard();
  await fillIn();
  cleanup();
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  showServerPage().hydrate();
  expect(consoleError).not.toHaveBeenCalled();
  expect(button().textContent).toBe('Donate ₦7,500.50 monthly');
  expect(field('Full name').value).toBe('Ada Obi');
});

it('does not overwrite values entered before the script loaded', async () => {
  openCard();
  await fillIn();
  cleanup();
  const page = showServerPage();
  choice('$100').click();
  field('Full name').value = 'Ngozi';
  page.hydrate();
  expect(button().textContent).toBe('Donate $100.00 once');
  expect(field('Full name').value).toBe('Ngozi');
  expect(field('Email').value).toBe('ada@donors.example');
});

it('restores an amount that the server’s page does not offer, after its currency', async () => {
  openCard();
  await user.click(choice('₦ NGN'));
  await user.click(choice('₦5,000'));
  cleanup();
  const page = showServerPage();
  // The browser restores this on a reload, when there are no naira amounts yet.
  choice('₦ NGN').click();
  page.hydrate();
  expect(button().textContent).toBe('Donate ₦5,000.00 once');
});

it('ignores a malformed draft', () => {
  for (const kept of [
    '{',
    '7',
    'null',
    '[]',
    '{"values":{"fullName":{},"currency":"EUR","quickAmount":"7","frequency":1}}',
  ]) {
    sessionStorage.setItem('donationDraft', kept);
    openCard();
    expect(field('Full name').value).toBe('');
    expect(button().textContent).toBe('Donate');
  }
});

it('keeps the gift for another try until it is paid', async () => {
  server.use(donationCreated());
  openCard(SOLAR);
  await fillIn();
  await user.click(button());
  await waitFor(() => expect(redirect).toHaveBeenCalled());
  expect(keptGiftPath()).toBe('/projects/4');
  openCard(SOLAR);
  expect(button().textContent).toBe('Donate ₦7,500.50 monthly');
  expect(field('Email').value).toBe('ada@donors.example');
  cleanup();

  forgetKeptGift();
  expect(sessionStorage).toHaveLength(0);
  expect(keptGiftPath()).toBeUndefined();
  openCard(SOLAR);
  expect(field('Full name').value).toBe('');
  expect(button().textContent).toBe('Donate');
});

it('finds the page of a gift to the general work, or none', async () => {
  expect(keptGiftPath()).toBeUndefined();
  openCard();
  await fillIn();
  expect(keptGiftPath()).toBe('/donate');
  sessionStorage.setItem('donationDraft', '{"values":{"project":"../admin"}}');
  expect(keptGiftPath()).toBe('/donate');
});

it('reuses the key for the same gift after a reload, and changes it for a different one', async () => {
  server.use(requests.start(), failsWithServerError('createDonation'));
  openCard();
  await fillIn();
  await user.click(button());
  await screen.findByRole('alert');
  openCard();
  await user.click(button());
  await screen.findByRole('alert');
  openCard();
  type('Other monthly amount', '7500');
  await user.click(button());
  await screen.findByRole('alert');
  const [first, again, changed] = requests
    .of('createDonation')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});
