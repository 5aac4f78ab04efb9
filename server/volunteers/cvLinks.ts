import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Signed links that open a CV for a few minutes: a new tab sends no token, so the link itself carries the permission. */
export interface CvLinks {
  /** A link to a CV, valid from now. */
  linkTo(id: number): string;
  /** Whether this server signed the link for this application, and it has not expired. */
  isValid(id: number, link: { expires: number; signature: string }): boolean;
}

const LIFETIME_SECONDS = 5 * 60;

const now = () => Math.floor(Date.now() / 1000);

/** @param secret at least 32 private characters; the signing key is derived from it */
export function createCvLinks(secret: string): CvLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kitbridge cv link', 32));
  const sign = (id: number, expires: number) => createHmac('sha256', key).update(`${id}:${expires}`).digest();
  return {
    linkTo(id) {
      const expires = now() + LIFETIME_SECONDS;
      const signature = sign(id, expires).toString('base64url');
      return `/backend/api/volunteer/${id}/cv?expires=${expires}&signature=${signature}`;
    },

    isValid(id, { expires, signature }) {
      const expected = Buffer.from(sign(id, expires).toString('base64url'));
      const sent = Buffer.from(signature);
      return sent.length === expected.length && timingSafeEqual(sent, expected) && expires > now();
    },
  };
}
