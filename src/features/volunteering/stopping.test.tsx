import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { sendUpload } from '@/api/upload';
import { captchaAbsent } from '@/mocks/scenarios';
import { fillIn, send } from './volunteering.testHelpers';
import { VolunteerForm } from './VolunteerForm';

vi.mock(import('@/api/upload'), { spy: true });

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(captchaAbsent());
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  server.resetHandlers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

/** Sends this many bytes; then the server does not respond until the upload is cancelled. */
function letLeave(loaded: number, total: number): void {
  vi.mocked(sendUpload).mockImplementation(({ onProgress, signal }) => {
    onProgress({ total, fraction: loaded / total });
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new ApiError('aborted')));
    });
  });
}

it.each([
  [99, 'Your application was not sent', 'You stopped sending it. Everything you entered'],
  [
    100,
    'We do not know whether your application arrived',
    'You stopped sending it. Please send it again. We will only receive it once',
  ],
])('reports what is known about an application cancelled at %d%%', async (percent, title, text) => {
  letLeave(percent, 100);
  render(<VolunteerForm onSent={() => undefined} />);
  fillIn();
  await send();
  fireEvent.click(await screen.findByRole('button', { name: 'Stop sending' }));
  await screen.findByText(title);
  expect(screen.getByText(text, { exact: false })).toBeTruthy();
});
