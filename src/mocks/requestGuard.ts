import { delay, HttpResponse } from 'msw';
import type { components } from '@/api/generated/schema';
import { bodyTypeOf, fileRulesOf, isRepeatedPart, operationNamed, refusalFor } from '@/mocks/contract';
import { errorBodies } from '@/mocks/errorBodies';
import { http } from '@/mocks/http';
import { failureFor, isValidAuthorization, type Failure } from '@/mocks/magicValues';
import { findOperation, type OperationId } from '@/mocks/operations';
import { readRequestBody, type ReadBody } from '@/mocks/requestBody';

const SLOW_MS = 2000;

function response(status: number, body: components['schemas']['Error']): Response {
  return HttpResponse.json(body, { status });
}

/** The response of each failure; without one the request is only slowed down. */
const FAILURES: Readonly<Record<Failure, () => Response | Promise<void>>> = {
  refused: () =>
    response(400, { message: 'The request was refused because of its magic value.', code: 'refused' }),
  broken: () => response(500, errorBodies.serverError),
  empty: () => new HttpResponse(null, { status: 500 }),
  html: () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
  offline: () => HttpResponse.error(),
  never: () => delay('infinite'),
  slow: () => delay(SLOW_MS),
};

function refuseToken(id: OperationId, authorization: string | null): Response | undefined {
  const { token } = operationNamed(id);
  const mayPass = token === 'ignored' || (token === 'optional' && authorization === null);
  return mayPass || isValidAuthorization(authorization) ? undefined : response(401, errorBodies.unauthorized);
}

function refuseFiles(id: OperationId, { files }: ReadBody): Response | undefined {
  for (const { part, file } of files) {
    const rules = fileRulesOf(id, part);
    if (rules && file.size > rules.maxBytes) return response(413, errorBodies.tooLarge);
    if (rules && !rules.types.includes(file.type)) return response(415, errorBodies.wrongFileType);
  }
  return undefined;
}

/** The body, or the response that refuses it. */
async function readBody(id: OperationId, request: Request): Promise<ReadBody | Response> {
  const expected = bodyTypeOf(id);
  if (expected === undefined) return { value: undefined, files: [] };
  if (!(request.headers.get('Content-Type') ?? '').startsWith(expected)) {
    return response(415, expected === 'application/json' ? errorBodies.sendJson : errorBodies.sendForm);
  }
  try {
    return await readRequestBody(request, (part) => isRepeatedPart(id, part));
  } catch {
    return response(400, expected === 'application/json' ? errorBodies.notJson : errorBodies.notForm);
  }
}

/** The strings that may contain a magic value. */
function typedTexts(query: Record<string, string>, body: unknown): unknown[] {
  const { payload = body } = (body ?? {}) as { payload?: unknown };
  const { donor_email, email, username } = (payload ?? {}) as Record<string, unknown>;
  return [query.search, donor_email, email, username];
}

/** A request outside the contract must match no handler, so that MSW reports it. */
function isInContract({ request }: { request: Request }): boolean {
  return findOperation(request) !== undefined;
}

/**
 * Runs before all handlers and refuses what the contract refuses (a missing token, a wrong media type, an invalid
 * request), and produces the failures that magic values request. So handlers only see valid requests.
 */
export const requestGuard = http.untyped.all(isInContract, async ({ request }) => {
  const called = findOperation(request);
  if (!called) return undefined;
  const { id, pathParameters: path } = called;
  const unauthorized = refuseToken(id, request.headers.get('Authorization'));
  if (unauthorized) return unauthorized;

  const body = await readBody(id, request.clone());
  if (body instanceof Response) return body;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const failure = failureFor(typedTexts(query, body.value), path.id ?? path.token?.split('.', 1)[0]);
  const failed = failure && (await FAILURES[failure]());
  if (failed) return failed;

  const header = Object.fromEntries(request.headers);
  const refused = refusalFor(id, {
    path,
    query,
    header,
    ...(body.value !== undefined && { body: body.value }),
  });
  return refused ? response(refused.status, refused.body) : refuseFiles(id, body);
});
