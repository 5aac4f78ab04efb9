import { passthrough, type HttpHandler } from 'msw';
import { API_BASE } from '@/api/backendAddress';
import { http } from '@/mocks/http';
import { findOperation, type OperationId } from '@/mocks/operations';
import { readRequestBody } from '@/mocks/requestBody';

/** One call that reached the mocked backend. */
export interface RecordedRequest {
  /** Undefined for a call that is not in the contract. */
  operation: OperationId | undefined;
  method: string;
  url: URL;
  headers: Headers;
  /** Parsed JSON; a form's fields with `payload` parsed and files by name; the text of anything else. */
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

/** Reads copies, because the handler reads the request too. */
async function readBody(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  if (text === '') return undefined;
  try {
    return (await readRequestBody(request.clone())).value;
  } catch {
    return text;
  }
}

async function read(request: Request): Promise<RecordedRequest> {
  const { method, url, headers } = request;
  const body = await readBody(request);
  return { operation: findOperation(request)?.id, method, url: new URL(url), headers, body };
}

/** A recorder of the calls to the mocked backend. */
export function recordRequests(): RequestRecorder {
  const calls: RecordedRequest[] = [];
  return {
    calls,
    of: (operation) => calls.filter((call) => call.operation === operation),
    start: () => {
      calls.length = 0;
      // A predicate that takes no request: a handler that took it would hide that nothing answers it.
      return http.untyped.all(async ({ request }) => {
        if (request.url.startsWith(`${API_BASE}/`)) calls.push(await read(request));
        return false;
      }, passthrough);
    },
  };
}
