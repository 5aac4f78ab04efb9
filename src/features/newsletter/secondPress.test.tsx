import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, getToasts } from '@/components/Toast/toastStore';
import { recordRequests } from '@/mocks/recordRequests';
import { failsWithServerError } from '@/mocks/responses';
import { captchaAbsent, subscribed } from '@/mocks/scenarios';
import { FooterNewsletter } from './FooterNewsletter';

const requests = recordRequests();
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  cleanup();
  clearToasts();
  server.resetHandlers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
afterAll(() => server.close());

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const captcha = () => screen.getByRole<HTMLInputElement>('checkbox');
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
const toasts = () => getToasts().map(({ title }) => title);

/** Submits the form and waits until the response has reset the captcha. */
async function subscribe(response: HttpHandler) {
  server.use(requests.start(), captchaAbsent(), response);
  render(<FooterNewsletter />);
  fireEvent.change(email(), { target: { value: 'reader@school.example' } });
  fireEvent.click(captcha());
  await waitFor(() => expect(captcha().checked).toBe(true));
  press();
  await waitFor(() => expect(captcha().checked).toBe(false));
}

it('ignores the second click of a double click if the first already has a response', async () => {
  await subscribe(subscribed());
  press();
  expect(toasts()).toEqual(['Subscribed']);
  expect(email().getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).not.toBe(email());
  expect(requests.of('subscribe')).toHaveLength(1);
});

it('keeps a failure’s message after such a click', async () => {
  await subscribe(failsWithServerError('subscribe'));
  press();
  expect(toasts()).toEqual(['Error']);
  expect(screen.getByRole('alert').textContent).toContain('Could not subscribe. Please try again later.');
  expect(captcha().getAttribute('aria-invalid')).toBeNull();
});

it('validates a later click, and replaces the toast', async () => {
  await subscribe(subscribed());
  vi.advanceTimersByTime(1001);
  press();
  expect(toasts()).toEqual(['Error']);
  expect(document.activeElement).toBe(email());
});
