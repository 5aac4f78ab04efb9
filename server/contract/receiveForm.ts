import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { ParseJson } from '../http/json.ts';
import { networkOf } from '../http/network.ts';
import { formRefusals } from '../uploads/refusals.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { adminOf } from './authentication.ts';
import { FORM_TYPE, namedFiles, type Form } from './forms.ts';

const IS_FORM = new RegExp(`^${FORM_TYPE}\\s*(;|$)`, 'i');

/** For operations that take a form: refuses every other body, and none at all, before anything of it is read. */
export async function refuseOtherBodies({ headers }: FastifyRequest): Promise<void> {
  if (!IS_FORM.test(headers['content-type'] ?? '')) throw formRefusals.notForm();
}

/** What all other operations say of a form. */
export const onlyJson = () => new HttpError(415, 'unsupported_media_type', 'Send application/json.');

/**
 * Prepares the receiver of an operation's forms.
 *
 * @returns reads one form and hands its body to `work`, in the shape of `Call['body']`; the payload is not checked yet
 */
export function formReceiver(uploads: Uploads, parseJson: ParseJson, { rules }: Form) {
  const payloadOf = (request: FastifyRequest, bytes: Buffer | null): unknown => {
    if (bytes === null) return undefined;
    try {
      const payload = parseJson(request, bytes);
      if (payload !== undefined) return payload;
    } catch {
      // Said below.
    }
    throw formRefusals.notJson();
  };
  return <Result>(request: FastifyRequest, work: (body: unknown) => Promise<Result>): Promise<Result> =>
    uploads.receive(request.raw, rules, adminOf(request) ? null : networkOf(request.ip), async (read) =>
      work({ payload: payloadOf(request, read.payload), ...namedFiles(rules, read) }),
    );
}
