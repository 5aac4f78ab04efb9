import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import { server } from '@/mocks/node';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

function subscribe(name: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${API_BASE}/api/subscription/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@magic.example` }),
    ...(signal && { signal }),
  });
}

describe('magic values', () => {
  it.each([
    ['refused', 400, 'application/json'],
    ['broken', 500, 'application/json'],
    ['empty', 500, null],
    ['html', 502, 'text/html'],
  ])('make the email %s return %s', async (name, status, type) => {
    const response = await subscribe(name);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe(type);
  });

  it('make the network fail', async () => {
    await expect(subscribe('offline')).rejects.toThrow('Failed to fetch');
  });

  it('make the backend time out', async () => {
    await expect(subscribe('never', AbortSignal.timeout(30))).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('work in searches, sign-ins, forms and URLs too', async () => {
    const form = new FormData();
    form.append('payload', JSON.stringify({ email: 'broken@magic.example' }));
    const json = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ username: 'broken@magic.example', password: 'x' });
    const responses = await Promise.all([
      fetch(`${API_BASE}/api/project/?search=broken@magic.example`),
      fetch(`${API_BASE}/api/auth/login`, { method: 'POST', headers: json, body }),
      fetch(`${API_BASE}/api/volunteer/`, { method: 'POST', body: form }),
      fetch(`${API_BASE}/api/project/500`),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  });
});
