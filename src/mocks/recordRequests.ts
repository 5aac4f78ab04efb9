import { passthrough, type HttpHandler } from 'msw';
import { API_BASE } from '@/api/backendAddress';
import { http } from '@/mocks/http';
import { findOperation, type OperationId } from '@/mocks/operations';
import { readRequestBody } from '@/mocks/requestBody';

/** A request to the mocked backend. */
export interface RecordedRequest {
  /** Undefined for a request that is not in the contract. */
  operation: OperationId | undefined;
  method: string;
  url: URL;
  headers: Headers;
  /** Parsed JSON; a form's fields with `payload` parsed and files by name; the text of anything else. */
  body: unknown;
}

/** Records the requests of a story or a test. */
export interface RequestRecorder {
  /** Every request so far, oldest first. */
  calls: readonly RecordedRequest[];
  /** The requests to one operation: `expect(requests.of('createDonation')).toHaveLength(1)`. */
  of: (operation: OperationId) => RecordedRequest[];
  /**
   * Clears the record and returns the recording handler. It sends no response, so put it first:
   * `beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('createDonation'))`.
   */
  start: () => HttpHandler;
}

/** Reads a copy, because the handler reads the request too. */
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

/** Creates a recorder of requests to the mocked backend. */
export function recordRequests(): RequestRecorder {
  const calls: RecordedRequest[] = [];
  return {
    calls,
    of: (operation) => calls.filter((call) => call.operation === operation),
    start: () => {
      calls.length = 0;
      // Never matches: a match would hide from MSW that no other handler responds.
      return http.untyped.all(async ({ request }) => {
        if (request.url.startsWith(`${API_BASE}/`)) calls.push(await read(request));
        return false;
      }, passthrough);
    },
  };
}
