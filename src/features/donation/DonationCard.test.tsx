import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordRequests } from '@/mocks/recordRequests';
import { failsWithServerError, neverResponds } from '@/mocks/responses';
import { donationCreated, donationUnsafeCheckout, donationWithoutCheckout } from '@/mocks/scenarios';
import { DonationCard, type DonationCardProps } from './DonationCard';

const server = setupServer();
const requests = recordRequests();
const redirect = vi.fn<(checkoutUrl: string) => void>();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(requests.start()));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  server.resetHandlers();
  redirect.mockReset();
});
afterAll(() => server.close());

/** Puts the recorder before the handlers, because it must run first. */
function respondWith(...handlers: Parameters<typeof server.use>) {
  server.resetHandlers();
  server.use(requests.start(), ...handlers);
}

function renderCard(props: Partial<DonationCardProps> = {}) {
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <DonationCard contactEmail="hello@kitbridge.example" redirect={redirect} {...props} />
    </SWRConfig>,
  );
}

const button = () => screen.getByRole<HTMLButtonElement>('button');
const user = userEvent.setup();

async function fillIn({ email = 'ada@donors.example' } = {}) {
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Ada Obi');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), email);
}

async function fillInWith(amount: string) {
  await user.click(screen.getByRole('radio', { name: amount }));
  await fillIn();
}

const keys = () => requests.of('createDonation').map(({ headers }) => headers.get('Idempotency-Key'));

describe('the request', () => {
  it('contains a one-time gift in dollars', async () => {
    respondWith(donationCreated());
    renderCard();
    await fillInWith('$50');
    await user.click(button());
    await waitFor(() => expect(redirect).toHaveBeenCalled());
    expect(requests.of('createDonation').map(({ body }) => body)).toEqual([
      {
        donor_email: 'ada@donors.example',
        donor_full_name: 'Ada Obi',
        amount: 50,
        currency: 'USD',
        payment_client: 'PAYPAL',
        frequency: 'ONCE',
      },
    ]);
  });

  it('contains a monthly gift in naira for a project', async () => {
    respondWith(donationCreated());
    renderCard({ project: { id: 3, title: 'Solar power for the clinics of Zamfara' } });
    await user.click(screen.getByRole('radio', { name: /NGN/ }));
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    await user.type(screen.getByRole('textbox', { name: 'Other monthly amount' }), '7500.50');
    await fillIn();
    await user.click(button());
    await waitFor(() => expect(redirect).toHaveBeenCalled());
    expect(requests.of('createDonation')[0]?.body).toMatchObject({
      amount: 7500.5,
      currency: 'NGN',
      payment_client: 'PAYSTACK',
      frequency: 'MONTHLY',
      project_id: 3,
    });
  });

  it('is sent once and redirects once for two simultaneous submits', async () => {
    respondWith(donationCreated());
    renderCard();
    await fillInWith('$50');
    const form = screen.getByRole('form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(redirect).toHaveBeenCalled());
    expect(requests.of('createDonation')).toHaveLength(1);
    expect(redirect).toHaveBeenCalledTimes(1);
  });

  it('is not sent with a malformed email', async () => {
    renderCard();
    await user.click(screen.getByRole('radio', { name: '$50' }));
    await fillIn({ email: 'ada@donors' });
    await user.click(button());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' })));
    expect(requests.calls).toHaveLength(0);
  });
});

describe('the idempotency key', () => {
  it('is reused to retry the same donation, and changes with the donation', async () => {
    respondWith(failsWithServerError('createDonation'));
    renderCard();
    await fillInWith('$50');
    await user.click(button());
    await screen.findByRole('alert');
    await user.click(button());
    await waitFor(() => expect(keys()).toHaveLength(2));
    await waitFor(() => expect(button().textContent).toBe('Donate $50.00 once'));
    await user.click(screen.getByRole('radio', { name: '$100' }));
    await user.click(button());
    await waitFor(() => expect(keys()).toHaveLength(3));
    const [first, retry, changed] = keys();
    expect(first).toMatch(/^[\x21-\x7E]{8,100}$/);
    expect(retry).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('changes after returning from the checkout', async () => {
    respondWith(donationCreated());
    renderCard();
    await fillInWith('$50');
    await user.click(button());
    await waitFor(() => expect(redirect).toHaveBeenCalledTimes(1));
    expect(button().textContent).toBe('Loading..');

    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(button().textContent).toBe('Donate $50.00 once');
    await user.click(button());
    await waitFor(() => expect(redirect).toHaveBeenCalledTimes(2));
    const [first, second] = keys();
    expect(second).not.toBe(first);
  });

  it('does not interrupt a donation that is being sent when the page is first shown', async () => {
    respondWith(neverResponds('createDonation'));
    renderCard();
    await fillInWith('$50');
    await user.click(button());
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
    expect(button().textContent).toBe('Loading..');
  });
});

describe('the redirect to the checkout', () => {
  it('goes to the URL from the backend', async () => {
    respondWith(donationCreated({ checkoutUrl: 'https://checkout.provider.example/pay/7f4c1f0e?a=1' }));
    renderCard();
    await fillInWith('$50');
    await user.click(button());
    await waitFor(() =>
      expect(redirect).toHaveBeenCalledWith('https://checkout.provider.example/pay/7f4c1f0e?a=1'),
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,hello', '/pay/1', ''])(
    'does not go to %j',
    async (address) => {
      respondWith(donationUnsafeCheckout(address));
      renderCard();
      await fillInWith('$50');
      await user.click(button());
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('could not open the payment page safely');
      expect(redirect).not.toHaveBeenCalled();
      expect(button().textContent).toBe('Donate $50.00 once');
    },
  );

  it('fails if the backend sends no URL', async () => {
    respondWith(donationWithoutCheckout());
    renderCard();
    await fillInWith('$50');
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('could not read');
    expect(redirect).not.toHaveBeenCalled();
  });
});

it('keeps showing the values until the response arrives', async () => {
  respondWith(neverResponds('createDonation'));
  renderCard();
  await fillInWith('$50');
  await user.click(button());
  await user.click(screen.getByRole('radio', { name: '$100' }));
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), ' Okafor');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '$50' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' }).value).toBe('Ada Obi');
});
