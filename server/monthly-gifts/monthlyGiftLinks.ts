import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Signed tokens with which donors see and end their monthly gift without an account. They do not expire. */
export interface MonthlyGiftLinks {
  tokenOf(monthlyGiftId: number): string;
  /** The monthly gift that this server signed the token for; null for any other text. */
  read(token: string): number | null;
}

const TOKEN = /^([1-9]\d{0,14})\.[\w-]+$/;

/** @param secret at least 32 private characters; the signing key is derived from it */
export function createMonthlyGiftLinks(secret: string): MonthlyGiftLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kitbridge monthly gift link', 32));
  const tokenOf = (id: number) => `${id}.${createHmac('sha256', key).update(String(id)).digest('base64url')}`;
  return {
    tokenOf,

    read(token) {
      const id = Number(TOKEN.exec(token)?.[1]);
      const expected = Buffer.from(tokenOf(id));
      const sent = Buffer.from(token);
      return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null;
    },
  };
}
