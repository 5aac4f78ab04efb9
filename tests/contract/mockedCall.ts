import { API_BASE } from '@/api/backendAddress';
import { OPERATIONS, type OperationId } from '@/mocks/operations';
import { asNode, at, contract, createChecker, operationsOf, pointerTo, resolvePointer } from './openapi';

/** A request to an operation, and the expected status. */
export interface Call {
  /** Completes the sentence "answers 404 …". */
  when: string;
  status: number;
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  json?: unknown;
  /** Sent unchanged as JSON, for bodies that are not. */
  text?: string;
  /** The parts of a form: files, and objects sent as JSON in a text field. A list repeats its part. */
  form?: Record<string, File | object>;
  signedIn?: boolean;
}

const check = createChecker(contract);

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

/** Where the contract documents a status of an operation; undefined if it does not. */
function documented(id: string, status: number): string | undefined {
  const entry = operationsOf(contract).find((operation) => operation.id === id);
  if (!entry || !(String(status) in asNode(entry.operation.responses))) return undefined;
  return resolvePointer(contract, pointerTo(entry.pointer, 'responses', status));
}

/** How a response breaks the contract: status, headers, content type or body. Empty if it does not. */
export async function breachesOf(id: string, response: Response): Promise<string[]> {
  const pointer = documented(id, response.status);
  if (pointer === undefined) return [`${id} does not document ${response.status}`];
  const { content, headers } = asNode(at(contract, pointer));
  const missing = Object.keys(asNode(headers)).filter((name) => !response.headers.has(name));
  if (missing.length > 0) return missing.map((name) => `has no ${name}`);

  const body = await response.clone().text();
  if (content === undefined) return body === '' ? [] : ['has a body'];
  const type = (response.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
  if (!(type in asNode(content))) return [`is of type ${type}`];
  const value: unknown = type === 'application/json' ? JSON.parse(body) : body;
  return body === '' ? ['has no body'] : check(pointerTo(pointer, 'content', type, 'schema'), value);
}
