import type { HttpHandler } from 'msw';
import { API_BASE } from '@/api/client';
import { http } from '@/mocks/http';
import { findOperation, type OperationId } from '@/mocks/operations';

/** One call that reached the mocked backend. */
export interface RecordedRequest {
  /** Undefined for a call that is not in the contract. */
  operation: OperationId | undefined;
  method: string;
  url: URL;
  headers: Headers;
  /** Parsed JSON; for a form its fields with `payload` parsed; undefined without a body. */
  body: unknown;
}

/** Watches the calls that a story or a test causes. */
export interface RequestRecorder {
  /** Every call so far, oldest first. */
  calls: readonly RecordedRequest[];
  /** The calls of one operation: `expect(requests.of('createDonation')).toHaveLength(1)`. */
  of: (operation: OperationId) => RecordedRequest[];
  /**
   * Forgets what was recorded and gives the handler that records. It answers nothing itself, so put it first:
   * `beforeEach: ({ msw }) => msw.use(requests.start(), donationNever())`.
   */
  start: () => HttpHandler;
}

async function readJson(value: FormDataEntryValue): Promise<unknown> {
  return JSON.parse(typeof value === 'string' ? value : await value.text());
}

async function readForm(request: Request): Promise<Record<string, unknown>> {
  const form = await request.formData();
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields[name] = values.length > 1 ? values : values[0];
  }
  const payload = form.get('payload');
  return payload === null ? fields : { ...fields, payload: await readJson(payload) };
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) return readForm(request);
  const text = await request.text();
  if (text === '') return undefined;
  return type.startsWith('application/json') ? JSON.parse(text) : text;
}

/** A recorder of the calls to the mocked backend. */
export function recordRequests(): RequestRecorder {
  const calls: RecordedRequest[] = [];
  return {
    calls,
    of: (operation) => calls.filter((call) => call.operation === operation),
    start: () => {
      calls.length = 0;
      return http.untyped.all(`${API_BASE}/*`, async ({ request }) => {
        const { method, headers } = request;
        const body = await readBody(request.clone());
        calls.push({
          operation: findOperation(request)?.id,
          method,
          url: new URL(request.url),
          headers,
          body,
        });
        return undefined;
      });
    },
  };
}
