import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { HttpHandler } from 'msw';
import { API_BASE } from '@/api/backendAddress';
import { failsWithServerError } from '@/mocks/responses';
import { microscopesUsd, sparse } from '@/mocks/fixtures/projects';
import { server } from '@/mocks/node';
import type { OperationId } from '@/mocks/operations';
import { recordRequests } from '@/mocks/recordRequests';
import * as scenarios from '@/mocks/scenarios';
import { CALLS } from './calls';
import { breachOf, send } from './mockedCall';

type Name = keyof typeof scenarios;
type Expectation = [name: Name, operation: OperationId, handler: HttpHandler, status: number];

const refused = { message: 'No.', code: 'no' };

/** Scenarios that keep to the contract, and their responses. */
const WITHIN: Expectation[] = [
  ['donationCreated', 'createDonation', scenarios.donationCreated(), 201],
  ['donationRefused', 'createDonation', scenarios.donationRefused(refused), 400],
  ['donationRefused', 'createDonation', scenarios.donationRefused({ ...refused, status: 422 }), 422],
  ['donationNeedsCaptcha', 'createDonation', scenarios.donationNeedsCaptcha(), 422],
  ['donationProviderDown', 'createDonation', scenarios.donationProviderDown(), 502],
  ['confirmCompleted', 'confirmDonation', scenarios.confirmCompleted(), 200],
  ['confirmPending', 'confirmDonation', scenarios.confirmPending(), 200],
  ['confirmFailedPayment', 'confirmDonation', scenarios.confirmFailedPayment(), 200],
  ['confirmRefused', 'confirmDonation', scenarios.confirmRefused(refused), 422],
  ['confirmNotFound', 'confirmDonation', scenarios.confirmNotFound(), 404],
  ['confirmProviderDown', 'confirmDonation', scenarios.confirmProviderDown(), 502],
  ['subscribed', 'subscribe', scenarios.subscribed(), 201],
  ['subscriptionExists', 'subscribe', scenarios.subscriptionExists(), 409],
  ['subscriptionRefused', 'subscribe', scenarios.subscriptionRefused(refused), 422],
  ['respondsWithCaptcha', 'getCaptchaChallenge', scenarios.respondsWithCaptcha(), 200],
  ['captchaUnreadable', 'getCaptchaChallenge', scenarios.captchaUnreadable(), 200],
  ['respondsWithProjects', 'listProjects', scenarios.respondsWithProjects([microscopesUsd, sparse]), 200],
  ['respondsWithProjects', 'listProjects', scenarios.respondsWithProjects([]), 200],
  ['respondsWithProject', 'getProject', scenarios.respondsWithProject(microscopesUsd), 200],
  ['projectNotFound', 'getProject', scenarios.projectNotFound(), 404],
];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A scenario's response to a call that would otherwise succeed. */
async function outcomeOf(operation: OperationId, handler: HttpHandler) {
  server.use(handler);
  const response = await send(operation, CALLS[operation][0]);
  return { status: response.status, breach: await breachOf(operation, response) };
}

describe('a scenario', () => {
  it.each(WITHIN)('%s responds within the contract', async (_name, operation, handler, status) => {
    expect(await outcomeOf(operation, handler)).toEqual({ status, breach: null });
  });

  it('that applies once lets the next call through', async () => {
    server.use(failsWithServerError('confirmDonation', { once: true }), scenarios.confirmCompleted());
    const statuses = [];
    for (let call = 0; call < 3; call += 1) {
      statuses.push((await send('confirmDonation', CALLS.confirmDonation[0])).status);
    }
    expect(statuses).toEqual([500, 200, 200]);
  });
});

describe('the recorder of requests', () => {
  it('records the operation, headers and body of each call without responding to it', async () => {
    const requests = recordRequests();
    server.use(requests.start(), failsWithServerError('createDonation'));
    const key = { 'Idempotency-Key': 'a-key-of-a-form' };
    const response = await send('createDonation', { json: { amount: 50 }, headers: key });
    const [call] = requests.of('createDonation');
    expect(response.status).toBe(500);
    expect(requests.calls).toHaveLength(1);
    expect(call?.body).toEqual({ amount: 50 });
    expect(call?.headers.get('Idempotency-Key')).toBe('a-key-of-a-form');
  });

  it('records the payload of a form and the names of its files', async () => {
    const requests = recordRequests();
    server.use(requests.start());
    await send('addProjectPhotos', CALLS.addProjectPhotos[0]);
    expect(requests.of('addProjectPhotos')[0]?.body).toMatchObject({
      payload: { name: 'Kano Teaching Laboratory' },
      image: 'photo.jpg',
    });
  });

  it('does not hide unhandled requests', async () => {
    const silenced = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const requests = recordRequests();
    server.use(requests.start());
    await expect(fetch(`${API_BASE}/api/nothing`)).rejects.toThrow('onUnhandledRequest');
    expect(requests.calls.map(({ operation, url }) => [operation, url.pathname])).toEqual([
      [undefined, '/backend/api/nothing'],
    ]);
    silenced.mockRestore();
  });

  it('forgets earlier calls when it restarts', async () => {
    const requests = recordRequests();
    server.use(requests.start());
    await send('wakeUp', {});
    requests.start();
    expect(requests.calls).toEqual([]);
  });
});
