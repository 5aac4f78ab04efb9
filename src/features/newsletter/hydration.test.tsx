import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { recordRequests } from '@/mocks/recordRequests';
import { neverAnswers } from '@/mocks/answers';
import { FooterNewsletter } from './FooterNewsletter';

const form = <FooterNewsletter />;
const requests = recordRequests();
const server = setupServer();
let root: Root | undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  server.use(requests.start(), neverAnswers('getCaptchaChallenge'));
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  server.resetHandlers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

/** The page as sent by the server, before any script. */
function showServerPage(): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = renderToString(form);
  document.body.append(page);
  return page;
}

function hydrate(page: HTMLElement) {
  act(() => {
    root = hydrateRoot(page, form);
  });
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const captcha = () => screen.getByRole<HTMLInputElement>('checkbox');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' });

it('hydrates the server’s page unchanged, without requests', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = showServerPage();
  const field = email();
  hydrate(page);
  expect(consoleError).not.toHaveBeenCalled();
  expect(email()).toBe(field);
  expect(requests.calls).toHaveLength(0);
});

it('is sent by the browser before the script has loaded, and not in the URL', () => {
  showServerPage();
  const { form: sent } = button();
  expect(button().disabled).toBe(false);
  expect([sent?.method, sent?.action]).toEqual(['post', 'http://localhost:3000/backend/api/form']);
  expect(sent && [...new FormData(sent).keys()]).toEqual(['email', 'form']);
});

it('keeps what was typed before the script loaded', () => {
  const page = showServerPage();
  email().value = 'reader@school.example';
  hydrate(page);
  expect(email().value).toBe('reader@school.example');
});

it('starts a captcha that was ticked before the script loaded', async () => {
  const page = showServerPage();
  captcha().click();
  hydrate(page);
  expect(screen.getByRole('status').textContent).toBe('Checking…');
  expect(captcha().checked).toBe(false);
  await waitFor(() => expect(requests.of('getCaptchaChallenge')).toHaveLength(1));
});
