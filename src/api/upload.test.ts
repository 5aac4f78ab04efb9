import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { sendUpload, uploadSettings, type UploadProgress } from '@/api/upload';

/** Replaces the browser's class, so that a test controls the transfer. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  headers = new Headers();
  form = new FormData();
  wasAborted = false;

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  getResponseHeader(name: string) {
    return this.headers.get(name);
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.wasAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  sent(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  respond(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
}

const PAYLOAD = { name: 'Hôpital de Kita', deliver_date: '2026-05-01' };
const photos = [new File(['one'], 'first.png'), new File(['two'], 'second.png')];
const seen: UploadProgress[] = [];

function start(signal = new AbortController().signal) {
  const response = sendUpload({
    method: 'post',
    path: '/api/project/7/photos',
    payload: PAYLOAD,
    files: { image: photos, cover_photo: undefined },
    onProgress: (progress) => seen.push(progress),
    signal,
  });
  const outcome = response.catch((error: unknown) => (error instanceof ApiError ? error.kind : error));
  return { request: FakeRequest.last, response, outcome };
}

beforeEach(() => {
  seen.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('names the payload and the files', async () => {
  const { request, outcome } = start();
  request.respond(201, '{"data":[]}');
  expect(await outcome).toEqual({ data: [] });
  expect([...request.form.keys()]).toEqual(['payload', 'image', 'image']);
  expect(request.form.get('payload')).toBe(JSON.stringify(PAYLOAD));
  expect(request.form.getAll('image').map((file) => (file as File).name)).toEqual([
    'first.png',
    'second.png',
  ]);
});

it('reports progress', async () => {
  const { request, outcome } = start();
  request.sent(0, 0);
  request.sent(250, 1000);
  request.sent(1000, 1000);
  request.respond(201, '{}');
  await outcome;
  expect(seen).toEqual([
    { total: 0, fraction: 0 },
    { total: 1000, fraction: 0.25 },
    { total: 1000, fraction: 1 },
  ]);
});

it('continues while bytes are moving', async () => {
  const { request, outcome } = start();
  for (let loaded = 0; loaded < 1000; loaded += 10) {
    await vi.advanceTimersByTimeAsync(uploadSettings.silenceMs - 1);
    request.sent(loaded, 1000);
  }
  request.respond(201, '{"done":true}');
  expect(await outcome).toEqual({ done: true });
});

it('gives up when the connection goes silent half-way', async () => {
  const { request, outcome } = start();
  await vi.advanceTimersByTimeAsync(uploadSettings.silenceMs - 1);
  request.sent(500, 1000);
  await vi.advanceTimersByTimeAsync(uploadSettings.silenceMs - 1);
  expect(request.wasAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(request.wasAborted).toBe(true);
  expect(await outcome).toBe('timeout');
});

it('restarts the time-out at the last byte', async () => {
  const { request, outcome } = start();
  await vi.advanceTimersByTimeAsync(uploadSettings.silenceMs - 1);
  request.upload.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(uploadSettings.silenceMs - 1);
  expect(request.wasAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('timeout');
});

it('leaves no timer behind', async () => {
  const { request, outcome } = start();
  request.sent(500, 1000);
  request.respond(201, '{}');
  await outcome;
  expect(vi.getTimerCount()).toBe(0);
});

it('is aborted by its signal, even before it starts', async () => {
  const controller = new AbortController();
  const { request, outcome } = start(controller.signal);
  controller.abort();
  expect(await outcome).toBe('aborted');
  expect(request.wasAborted).toBe(true);
  const late = start(controller.signal);
  expect(await late.outcome).toBe('aborted');
  expect(late.request).toBe(request);
});

it('says when to try again', async () => {
  const { request, response } = start();
  request.headers.set('Retry-After', '2811');
  request.respond(429, '{"message":"Try again in 2811 seconds."}');
  await expect(response).rejects.toThrow('Too many attempts. Try again in 47 minutes.');
});
