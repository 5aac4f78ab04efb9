import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { respondsWith, respondsWithHtml, isOffline } from '@/mocks/responses';
import { recordRequests } from '@/mocks/recordRequests';
import { captchaAbsent } from '@/mocks/scenarios';
import { button, captcha, chooseCv, cvInput, enter, fillIn, send, text } from './volunteering.testHelpers';
import { VolunteerForm } from './VolunteerForm';

const onSent = vi.fn<() => void>();
const form = <VolunteerForm onSent={onSent} />;
const requests = recordRequests();
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  onSent.mockClear();
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(requests.start(), captchaAbsent());
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  server.resetHandlers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const stored = () => respondsWith('applyAsVolunteer', 201, { message: 'Thank you.' });
const keys = () => requests.of('applyAsVolunteer').map(({ headers }) => headers.get('Idempotency-Key'));

/** Presses the button again, which must not require another captcha. */
async function sendAgain() {
  const before = keys().length;
  await waitFor(() => expect(button().textContent).toBe('Send application'));
  expect(captcha().checked).toBe(true);
  fireEvent.click(button());
  await waitFor(() => expect(keys()).toHaveLength(before + 1));
}

/** Sends an application whose response is lost, makes a change and sends it again. */
async function retryAfter(change: () => void, lost = isOffline('applyAsVolunteer', { once: true })) {
  server.use(requests.start(), lost, stored());
  render(form);
  fillIn();
  await send();
  await screen.findByRole('alert');
  change();
  await sendAgain();
  return keys();
}

describe('the idempotency key of an application', () => {
  it.each([
    ['the connection broke', () => isOffline('applyAsVolunteer', { once: true })],
    ['the response cannot be read', () => respondsWithHtml('applyAsVolunteer', { status: 200, once: true })],
  ])('is reused for a retry, with its captcha token, if %s', async (_why, lost) => {
    const [first, retry] = await retryAfter(() => {}, lost());
    expect(first).toMatch(/^[\x21-\x7E]{8,100}$/);
    expect(retry).toBe(first);
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  });

  it('is reused when the values are changed back', async () => {
    const [first, retry] = await retryAfter(() => {
      enter(text('First name'), 'Ada');
      enter(text('First name'), 'Chidi');
    });
    expect(retry).toBe(first);
  });

  it.each<[string, () => void]>([
    ['a field', () => enter(text('First name'), 'Ada')],
    [
      'the CV',
      () => fireEvent.change(cvInput(), { target: { files: [new File(['%PDF-1.7'], 'chidi.pdf')] } }),
    ],
  ])('changes with %s', async (_what, change) => {
    const [first, second] = await retryAfter(change);
    expect(second).not.toBe(first);
  });

  it('changes if the server has stored it with a different CV', async () => {
    const mismatch = { message: 'Used with another application.', code: 'idempotency_mismatch' };
    server.use(requests.start(), respondsWith('applyAsVolunteer', 422, mismatch));
    render(form);
    fillIn();
    await send();
    await screen.findByRole('alert');
    await send();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
  });

  it('changes after the application was sent', async () => {
    server.use(requests.start(), stored());
    render(form);
    fillIn();
    await send();
    await waitFor(() => expect(text('First name').value).toBe(''));
    fillIn();
    await send();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
    expect(new Set(keys()).size).toBe(2);
  });

  it('survives a reload together with the values', async () => {
    server.use(requests.start(), isOffline('applyAsVolunteer', { once: true }), stored());
    const { unmount } = render(form);
    fillIn();
    await send();
    await screen.findByRole('alert');
    unmount();
    render(form);
    chooseCv();
    await send();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    const [first, second] = keys();
    expect(second).toBe(first);
  });
});
