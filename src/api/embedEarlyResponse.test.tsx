import { afterEach, beforeEach, expect, it } from 'vitest';
import { embedEarlyResponse } from './earlyResponse';

const ADDRESS = '/api/donation/donations?page=1';
const LIST = JSON.stringify({ data: [], total_pages: 0 });

/** The document has sent a call, with this response. */
function sent(response: Promise<Response>) {
  window.early = { url: ADDRESS, token: 'abc', response, sentAt: Date.now() };
}

/** What the document contains afterwards for the page's first render. */
async function embedded() {
  await embedEarlyResponse(ADDRESS, ['data', 'total_pages']);
  return document.querySelector(`script[data-embedded-response="${ADDRESS}"]`)?.textContent;
}

beforeEach(() => localStorage.setItem('userInfo', '{"access_token":"abc"}'));
afterEach(() => {
  delete window.early;
  document.body.replaceChildren();
});

it('puts the response into the document, and nowhere else', async () => {
  sent(Promise.resolve(new Response(LIST)));
  expect(await embedded()).toBe(LIST);
  expect(window.early).toBeUndefined();
});

it('does nothing when the document has sent no call', async () => {
  expect(await embedded()).toBeUndefined();
});

it.each([
  ['has failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was refused', async () => new Response('{"message":"Sign in."}', { status: 401 })],
  ['lacks a field', async () => new Response('{"data":[]}')],
  ['is not JSON', async () => new Response('<!doctype html>')],
])('leaves a call that %s to the page', async (_how, respond) => {
  const response = respond();
  sent(response);
  expect(await embedded()).toBeUndefined();
  expect(window.early?.response).toBe(response);
});

it('does not use the response for another user, who has signed in since', async () => {
  sent(Promise.resolve(new Response(LIST)));
  localStorage.setItem('userInfo', '{"access_token":"def"}');
  expect(await embedded()).toBeUndefined();
});

it('does not use a response that a request of the page has taken', async () => {
  sent(Promise.resolve(new Response(LIST)));
  const embedding = embedded();
  delete window.early;
  expect(await embedding).toBeUndefined();
});
