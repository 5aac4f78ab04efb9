import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import { donationDraft, keptGiftPath } from '@/features/donation/draft';
import { recordRequests } from '@/mocks/recordRequests';
import { server } from '@/mocks/node';
import { failsWithServerError } from '@/mocks/responses';
import { confirmCompleted, confirmPending } from '@/mocks/scenarios';
import { ThankYouScreen, type ThankYouScreenProps } from './ThankYouScreen';

type Parameters = Pick<ThankYouScreenProps, 'payerId' | 'paymentId' | 'token'>;

const NOTHING: Parameters = { payerId: null, paymentId: null, token: null };
const THANKS = 'Thank you. Your gift is confirmed.';
const requests = recordRequests();

/** A page with its own cache, as each load of the page has one. */
function renderPage(parameters: Partial<Parameters>) {
  const cache = new Map();
  const withScreen = (isShown: boolean) => (
    <StrictMode>
      <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
        {isShown && (
          <ThankYouScreen
            {...NOTHING}
            {...parameters}
            siteUrl="https://kitbridge.example/"
            contactEmail="hello@kitbridge.example"
          />
        )}
      </SWRConfig>
    </StrictMode>
  );
  const page = render(withScreen(true));
  return {
    leave: () => page.rerender(withScreen(false)),
    comeBack: () => page.rerender(withScreen(true)),
  };
}

const queries = () => requests.of('confirmDonation').map(({ url }) => Object.fromEntries(url.searchParams));

/** SWR revalidates in the next frame at the latest; a call made after that arrives behind it. */
async function untilOthersWouldHaveAsked() {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  await fetch(`${API_BASE}/`);
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(requests.start(), confirmCompleted()));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

it('sends one request, with all three parameters under the names of the contract', async () => {
  renderPage({ payerId: 'QYR5Z8', paymentId: '7f4c1f0e', token: '5O19' });
  await screen.findByText(THANKS);
  await untilOthersWouldHaveAsked();
  expect(queries()).toEqual([{ payer_id: 'QYR5Z8', payment_id: '7f4c1f0e', token: '5O19' }]);
});

it.each([
  [{ token: 'BA-1' }, { token: 'BA-1' }],
  [{ paymentId: '7f4c1f0e', payerId: '' }, { payment_id: '7f4c1f0e' }],
  [{ token: ' 5O19 ', paymentId: ' ' }, { token: '5O19' }],
])('sends only the parameters it has: %j', async (parameters, query) => {
  renderPage(parameters);
  await screen.findByText(THANKS);
  expect(queries()).toEqual([query]);
});

it.each([NOTHING, { payerId: 'QYR5Z8' }, { token: ' ' }, { token: '', paymentId: '' }])(
  'sends no request without a payment: %j',
  async (parameters) => {
    renderPage(parameters);
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(requests.calls).toEqual([]);
  },
);

it('sends no second request when the network comes back', async () => {
  renderPage({ token: '5O19' });
  await screen.findByText(THANKS);
  await untilOthersWouldHaveAsked();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('focus'));
  await untilOthersWouldHaveAsked();
  expect(queries()).toHaveLength(1);
});

it('thanks a donor who looked at another page and came back, without a second request', async () => {
  const page = renderPage({ token: '5O19' });
  await screen.findByText(THANKS);
  page.leave();
  page.comeBack();
  expect(screen.getByText(THANKS)).toBeTruthy();
  await untilOthersWouldHaveAsked();
  expect(queries()).toHaveLength(1);
});

it('forgets the gift that this browser kept once it is paid, and not before', async () => {
  donationDraft(undefined).keep({ amount: '50' });
  server.use(confirmPending());
  const pending = renderPage({ token: '5O19' });
  await screen.findByText('Your payment is not confirmed yet');
  expect(keptGiftPath()).toBe('/donate');
  pending.leave();
  server.use(confirmCompleted());
  renderPage({ token: '5O20' });
  await screen.findByText(THANKS);
  expect(keptGiftPath()).toBeUndefined();
});

it('leaves the focus where the donor has moved it', async () => {
  const page = renderPage({ token: '5O19' });
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await screen.findByText(THANKS);
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
  page.leave();
});

it('names the payment by its token where there is no reference to quote', async () => {
  server.use(failsWithServerError('confirmDonation'));
  renderPage({ token: '5O19' });
  await screen.findByText('Your payment is not confirmed yet');
  expect(screen.getByText('5O19')).toBeTruthy();
});
