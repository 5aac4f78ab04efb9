import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse, type DefaultBodyType, type StrictRequest } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { API_BASE } from '@/api/backendAddress';
import { ApiError } from '@/api/errors';
import { onUnauthorized } from '@/api/session';
import { numberedParts, uploadSettings } from '@/api/upload';
import { useApiUpload } from '@/api/useApiUpload';

const server = setupServer();
const VOLUNTEER = `${API_BASE}/api/volunteer/`;
const PHOTOS = `${API_BASE}/api/project/7/photos`;
const PROJECT = `${API_BASE}/api/project/7`;

const APPLICATION = {
  first_name: 'Chidi',
  last_name: 'Okafor',
  email: 'chidi@volunteers.example',
  phone_number: '08005550123',
  age: 24,
  country: 'Nigeria',
  role: 'lab-tech',
  availability: 'full-time',
} as const;
const image = (name: string) => new File([name], name, { type: 'image/png' });
const application = () => ({ payload: APPLICATION, files: { cv: new File(['%PDF-'], 'cv.pdf') } });

const renderApply = () => renderHook(() => useApiUpload('post', '/api/volunteer/'));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  server.resetHandlers();
  uploadSettings.silenceMs = 30_000;
});
afterAll(() => server.close());

interface Sent {
  method: string;
  authorization: string | null;
  body: string;
}

async function read(request: StrictRequest<DefaultBodyType>): Promise<Sent> {
  const authorization = request.headers.get('Authorization');
  return { method: request.method, authorization, body: await request.text() };
}

/**
 * The parts of a form's body: the name of a text field, the name and type of a file. jsdom drops contents and file
 * names.
 */
function partsOf({ body }: Sent): string[] {
  return [...body.matchAll(/name="([^"]+)"(?:; filename="[^"]*"\s+Content-Type: (\S+))?/g)].map(
    ([, name, type]) => (type === undefined ? String(name) : `${name} ${type}`),
  );
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure: unknown = await call.catch((error: unknown) => error);
  if (!(failure instanceof ApiError)) throw new Error('The upload did not fail with an ApiError.');
  return failure;
}

/** Sends an application and returns its error, once the hook has it too. */
async function refusedApplication(): Promise<ApiError> {
  const { result } = renderApply();
  let failure: ApiError | undefined;
  await act(async () => {
    failure = await failureOf(result.current.send(application()));
  });
  expect(result.current).toMatchObject({ progress: undefined, error: failure });
  return failure as ApiError;
}

it('sends the payload as a text field beside the file, with the stored token', async () => {
  localStorage.setItem('userInfo', JSON.stringify({ access_token: 'abc', user: {} }));
  const sent: Sent[] = [];
  server.use(
    http.post(VOLUNTEER, async ({ request }) => {
      sent.push(await read(request));
      return HttpResponse.json({ message: 'Thank you.' }, { status: 201 });
    }),
  );
  const { result } = renderApply();
  await act(async () => {
    expect(await result.current.send(application())).toEqual({ message: 'Thank you.' });
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: 'POST', authorization: 'Bearer abc' });
  expect(partsOf(sent[0] as Sent)).toEqual(['payload', 'cv application/octet-stream']);
  expect(result.current).toMatchObject({ progress: undefined, error: undefined });
});

it('repeats a part for each file of a list, and fills in the path', async () => {
  const sent: Sent[] = [];
  server.use(
    http.post(PHOTOS, async ({ request }) => {
      sent.push(await read(request));
      return HttpResponse.json({ data: [] }, { status: 201 });
    }),
  );
  const { result } = renderHook(() => useApiUpload('post', '/api/project/{id}/photos'));
  await act(async () => {
    await result.current.send({
      params: { path: { id: 7 } },
      payload: { name: 'Kano General Hospital', deliver_date: '2026-05-01' },
      files: { image: [image('a.png'), image('b.png')] },
    });
  });
  expect(sent[0]?.authorization).toBeNull();
  expect(partsOf(sent[0] as Sent)).toEqual(['payload', 'image image/png', 'image image/png']);
});

it('numbers parts, omits absent files, and supports PUT', async () => {
  const sent: Sent[] = [];
  server.use(
    http.put(PROJECT, async ({ request }) => {
      sent.push(await read(request));
      return HttpResponse.json({ data: {} });
    }),
  );
  const { result } = renderHook(() => useApiUpload('put', '/api/project/{id}'));
  await act(async () => {
    const files = numberedParts('media_files', [image('a.png'), image('b.png')]);
    await result.current.send({ params: { path: { id: 7 } }, payload: { projectId: 7 }, files });
    await result.current.send({ params: { path: { id: 7 } }, payload: { projectId: 7 } });
  });
  expect(sent.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
  expect(sent.map(partsOf)).toEqual([
    ['payload', 'media_files[0] image/png', 'media_files[1] image/png'],
    ['payload'],
  ]);
});

it('sends one request for two simultaneous sends, and another one later', async () => {
  let count = 0;
  server.use(
    http.post(VOLUNTEER, () => {
      count += 1;
      return HttpResponse.json({ message: 'Thank you.' }, { status: 201 });
    }),
  );
  const { result } = renderApply();
  await act(async () => {
    await Promise.all([result.current.send(application()), result.current.send(application())]);
  });
  expect(count).toBe(1);
  await act(async () => void (await result.current.send(application())));
  expect(count).toBe(2);
});

it("carries the server's sentence, code and details, and clears them on request", async () => {
  const details = [{ field: 'email', message: 'must be an email' }];
  const body = { message: 'The email is invalid.', code: 'validation_failed', details };
  server.use(http.post(VOLUNTEER, () => HttpResponse.json(body, { status: 422 })));
  const { result } = renderApply();
  await act(async () => void (await failureOf(result.current.send(application()))));
  expect(result.current.error).toMatchObject({ kind: 'http', status: 422, ...body });
  act(() => result.current.reset());
  expect(result.current.error).toBeUndefined();
});

it('ends the session on a 401', async () => {
  localStorage.setItem('userInfo', JSON.stringify({ access_token: 'abc', user: {} }));
  const told = vi.fn<() => void>();
  const stop = onUnauthorized(told);
  server.use(http.post(VOLUNTEER, () => HttpResponse.json({ message: 'Sign in.' }, { status: 401 })));
  expect((await refusedApplication()).status).toBe(401);
  stop();
  expect(localStorage.getItem('userInfo')).toBeNull();
  expect(told).toHaveBeenCalledTimes(1);
});

it.each([
  ['http', 'an HTML page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
  ['http', 'no body', () => new HttpResponse(null, { status: 500 })],
  ['malformed', 'a success that is not JSON', () => HttpResponse.html('<h1>Hello</h1>')],
  ['offline', 'no network', () => HttpResponse.error()],
])('reports the error as %s: %s', async (kind, _case, response) => {
  server.use(http.post(VOLUNTEER, response));
  expect((await refusedApplication()).kind).toBe(kind);
});

it.each([
  ['without a body', () => new HttpResponse(null, { status: 201 }), undefined],
  ['without any field', () => HttpResponse.json({}), {}],
])('accepts a success %s', async (_case, response, expected) => {
  server.use(http.post(VOLUNTEER, response));
  const { result } = renderApply();
  await act(async () => {
    expect(await result.current.send(application())).toEqual(expected);
  });
  expect(result.current).toMatchObject({ progress: undefined, error: undefined });
});

const neverResponds = () =>
  http.post(VOLUNTEER, async () => {
    await delay('infinite');
    return HttpResponse.json({});
  });

it('gives up when nothing moves', async () => {
  uploadSettings.silenceMs = 30;
  server.use(neverResponds());
  expect((await refusedApplication()).kind).toBe('timeout');
});

it('can be aborted and sent again', async () => {
  server.use(neverResponds());
  const { result } = renderApply();
  let call: Promise<ApiError> | undefined;
  act(() => {
    call = failureOf(result.current.send(application()));
  });
  await act(async () => {
    result.current.abort();
    expect((await call)?.kind).toBe('aborted');
  });
  server.use(http.post(VOLUNTEER, () => HttpResponse.json({ message: 'Thank you.' }, { status: 201 })));
  await act(async () => void (await result.current.send(application())));
  expect(result.current.error).toBeUndefined();
});

it('is aborted when the screen is left', async () => {
  server.use(neverResponds());
  const { result, unmount } = renderApply();
  let call: Promise<ApiError> | undefined;
  act(() => {
    call = failureOf(result.current.send(application()));
  });
  unmount();
  await waitFor(async () => expect((await call)?.kind).toBe('aborted'));
});
