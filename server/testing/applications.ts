import type { LightMyRequestResponse } from 'fastify';
import { captchaToken } from './captchas.ts';
import { pdf } from './documents.ts';
import { API, type DomainServer } from './domainServer.ts';
import { formBytes, FORM_HEADERS, payloadPart } from './forms.ts';

export const VOLUNTEERS = `${API}/volunteer/`;

/** A valid application. */
export const chidi = {
  first_name: 'Chidi',
  last_name: 'Okafor',
  email: 'chidi@volunteers.example',
  phone_number: '2348005550123',
  age: 24,
  country: 'Nigeria',
  role: 'lab-tech',
  availability: 'part-time',
  hours: 4,
  days: 2,
};

/** Sends an application as given; with null, without a CV. */
export const send = (
  { app }: DomainServer,
  payload: object,
  cv: Buffer | null,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: VOLUNTEERS,
    headers: { ...FORM_HEADERS, ...headers },
    payload: formBytes([
      payloadPart(payload),
      ...(cv ? [{ name: 'cv', content: cv, filename: '../../cv.doc' }] : []),
    ]),
  });

/** Applies with a new captcha token. */
export async function apply(
  server: DomainServer,
  changes: Record<string, unknown> = {},
  cv: Buffer = pdf,
): Promise<LightMyRequestResponse> {
  return send(server, { ...chidi, captcha_token: await captchaToken('volunteer'), ...changes }, cv);
}
