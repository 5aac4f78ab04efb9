import { API_BASE } from '@/api/backendAddress';
import { OPERATIONS, type OperationId } from '@/mocks/operations';
import { loadContract, operationsOf } from '../../contract/document';
import { responseChecker } from '../../contract/responses';
import { schemasFor } from '../../contract/schemas';

/** A request to an operation, and the expected status. */
export interface Call {
  /** Completes the sentence "returns 404 …". */
  when: string;
  status: number;
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  json?: unknown;
  /** Sent unchanged as JSON, for bodies that are not JSON. */
  text?: string;
  /** The parts of a form: files, and objects sent as JSON in a text field. A list repeats its part. */
  form?: Record<string, File | object>;
  signedIn?: boolean;
}

const { responding } = schemasFor(loadContract());
const operations = new Map(operationsOf(loadContract()).map((operation) => [operation.id, operation]));

function appendPart(form: FormData, name: string, part: File | object): void {
  if (Array.isArray(part)) {
    for (const one of part as (File | object)[]) appendPart(form, name, one);
  } else if (part instanceof File) {
    form.append(name, part);
  } else {
    form.append(name, JSON.stringify(part));
  }
}

function formOf(parts: Record<string, File | object>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) appendPart(form, name, part);
  return form;
}

/** The URL of an operation. Missing path parameters become 1. */
function urlOf(id: OperationId, { path = {}, query = {} }: Pick<Call, 'path' | 'query'> = {}): string {
  const filled = OPERATIONS[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name] ?? 1)),
  );
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return `${API_BASE}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** Sends a call to {@link API_BASE}. Redirects are not followed. */
export function send(
  id: OperationId,
  call: Omit<Call, 'when' | 'status'>,
  signal?: AbortSignal,
): Promise<Response> {
  const { json, form, signedIn = false, headers = {} } = call;
  const text = json === undefined ? call.text : JSON.stringify(json);
  return fetch(urlOf(id, call), {
    method: OPERATIONS[id].method.toUpperCase(),
    redirect: 'manual',
    ...(signal && { signal }),
    headers: {
      ...(signedIn && { Authorization: 'Bearer token-of-amina' }),
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
    ...(form && { body: formOf(form) }),
  });
}

/** How a response breaks the contract: status, headers, content type or body. Null if it does not. */
export async function breachOf(id: OperationId, response: Response): Promise<string | null> {
  const operation = operations.get(id);
  if (!operation) return `The contract has no operation ${id}.`;
  const { status, headers } = response;
  return responseChecker(
    responding,
    operation,
  )({
    status,
    contentType: headers.get('Content-Type') ?? '',
    hasHeader: (name) => headers.has(name),
    payload: await response.clone().text(),
  });
}
