import { act, renderHook } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { DonationCreate } from '@/api/types';
import { donationCreated, donationRefused } from '@/mocks/scenarios';
import { useCheckout } from './useCheckout';

const server = setupServer();
const redirect = vi.fn<(checkoutUrl: string) => void>();

const DONATION: DonationCreate = {
  donor_email: 'ada@donors.example',
  donor_full_name: 'Ada Obi',
  amount: 50,
  currency: 'USD',
  payment_client: 'PAYPAL',
  frequency: 'ONCE',
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  redirect.mockReset();
});
afterAll(() => server.close());

it('does not redirect a donor who has moved on to another page of the site', async () => {
  server.use(donationCreated());
  const { result, unmount } = renderHook(() => useCheckout(redirect, () => {}));
  await act(async () => {
    const started = result.current.start(DONATION);
    unmount();
    await started;
  });
  expect(redirect).not.toHaveBeenCalled();
});

it("shows a field's refusal at the field, and not on the card", async () => {
  const details = [{ field: 'donor_email', message: 'must be an email address' }];
  server.use(donationRefused({ status: 422, message: 'The email is invalid.', details }));
  const { result } = renderHook(() => useCheckout(redirect, () => {}));
  await act(async () => {
    expect(await result.current.start(DONATION)).toEqual({
      email: 'This was not accepted: must be an email address',
    });
  });
  expect(result.current.failure).toBeUndefined();
});

it('shows other refusals on the card', async () => {
  const details = [{ field: 'payment_client', message: 'must be PAYSTACK for NGN' }];
  server.use(donationRefused({ status: 422, message: 'Donations in NGN go through PAYSTACK.', details }));
  const { result } = renderHook(() => useCheckout(redirect, () => {}));
  await act(async () => {
    expect(await result.current.start(DONATION)).toEqual({});
  });
  const text = 'Donations in NGN go through PAYSTACK.';
  expect(result.current).toMatchObject({ failure: { text } });
});
