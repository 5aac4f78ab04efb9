import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { ParseJson } from '../http/json.ts';
import { networkOf } from '../http/network.ts';
import { formRefusals } from '../uploads/refusals.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { adminOf } from './authentication.ts';
import { FORM_TYPE, namedFiles, type Form } from './forms.ts';
import { FIELDS_TYPE } from './requests.ts';

const IS_FORM = new RegExp(`^${FORM_TYPE}\\s*(;|$)`, 'i');

/** For operations with a form: refuses any other body, or none, before reading it. */
export async function refuseOtherBodies({ headers }: FastifyRequest): Promise<void> {
  if (!IS_FORM.test(headers['content-type'] ?? '')) throw formRefusals.notForm();
}

/** For operations with a form without files: refuses any other body, or none, before reading it. */
export async function refuseOtherThanFields({ headers }: FastifyRequest): Promise<void> {
  if (!(headers['content-type'] ?? '').toLowerCase().startsWith(FIELDS_TYPE))
    throw new HttpError(415, 'unsupported_media_type', `Send ${FIELDS_TYPE}.`);
}

/** The error for a form sent to any other operation. */
export const onlyJson = () => new HttpError(415, 'unsupported_media_type', 'Send application/json.');

/**
 * Prepares a receiver for an operation's forms.
 *
 * @returns a function that reads one form and passes its body to `work` in the shape of `Call['body']`, without
 * checking the payload
 */
export function formReceiver(uploads: Uploads, parseJson: ParseJson, { rules }: Form) {
  const payloadOf = (request: FastifyRequest, bytes: Buffer | null): unknown => {
    if (bytes === null) return undefined;
    try {
      const payload = parseJson(request, bytes);
      if (payload !== undefined) return payload;
    } catch {
      // Reported below.
    }
    throw formRefusals.notJson();
  };
  return <Result>(request: FastifyRequest, work: (body: unknown) => Promise<Result>): Promise<Result> =>
    uploads.receive(request.raw, rules, adminOf(request) ? null : networkOf(request.ip), async (read) =>
      work({ payload: payloadOf(request, read.payload), ...namedFiles(rules, read) }),
    );
}
