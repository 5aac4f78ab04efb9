import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { recordRequests } from '@/mocks/recordRequests';
import { neverResponds } from '@/mocks/responses';
import { captchaAbsent, subscribed } from '@/mocks/scenarios';
import { FooterNewsletter } from './FooterNewsletter';
import { NewsletterForm } from './NewsletterForm';

const form = <FooterNewsletter />;
const requests = recordRequests();
const server = setupServer();
let root: Root | undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  server.use(requests.start(), neverResponds('getCaptchaChallenge'));
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
function showServerPage(content = form): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = renderToString(content);
  document.body.append(page);
  return page;
}

function hydrate(page: HTMLElement, content = form) {
  act(() => {
    root = hydrateRoot(page, content);
  });
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const captcha = () => screen.getByRole<HTMLInputElement>('checkbox');
const response = () => screen.queryByText('You are not subscribed yet.');
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

it('shows again what was sent without JavaScript, until it is subscribed or the page is reloaded', async () => {
  server.use(captchaAbsent(), subscribed());
  history.replaceState(null, '', '/?form=sealed');
  const block = document.createElement('script');
  block.type = 'application/json';
  block.dataset.embeddedResponse = '/api/form?form=newsletter';
  block.textContent = JSON.stringify({ values: { email: 'reader@school.example' } });
  document.body.append(block);
  const full = <NewsletterForm labelledBy="heading" />;
  hydrate(showServerPage(full), full);
  expect(response()).not.toBeNull();
  expect(location.search).toBe('');

  fireEvent.click(captcha());
  await waitFor(() => expect(captcha().checked).toBe(true));
  fireEvent.click(button());
  await screen.findByText('You are subscribed as reader@school.example.');
  expect(response()).toBeNull();
  fireEvent.change(email(), { target: { value: 'other@school.example' } });
  expect(response()).toBeNull();
});
