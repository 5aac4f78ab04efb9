import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { MemoryRouter } from '@/app/testing/MemoryRouter';
import { recordRequests } from '@/mocks/recordRequests';
import { server } from '@/mocks/node';
import { confirmPending } from '@/mocks/scenarios';
import { ThankYouPage } from './ThankYouPage';

const requests = recordRequests();

function renderAt(query: string) {
  server.use(requests.start(), confirmPending());
  render(
    <MemoryRouter initialEntries={[`/thankyou?${query}`]}>
      <ThankYouPage />
    </MemoryRouter>,
  );
}

const queries = () => requests.of('confirmDonation').map(({ url }) => Object.fromEntries(url.searchParams));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

it('ignores what PayPal adds after a subscription', async () => {
  renderAt('paymentId=7f4c&subscription_id=I-BW452GLLEP1G&ba_token=BA-2M5&token=BA-2M5');
  await screen.findByRole('heading', { name: 'Your payment is not confirmed yet' });
  expect(queries()).toEqual([{ payment_id: '7f4c', token: 'BA-2M5' }]);
});

it('recognises a payment that the donor cancelled', async () => {
  renderAt('paymentId=8a5d&cancelled=1&token=5O19');
  await screen.findByRole('heading', { name: 'You cancelled the payment' });
  expect(queries()).toEqual([{ payment_id: '8a5d', token: '5O19' }]);
  // The title follows the heading in a render of its own.
  await waitFor(() => expect(document.title).toBe('You cancelled the payment | Kitbridge'));
});
