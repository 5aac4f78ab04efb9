import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Signed tokens that stand for a row's id in a private link. They do not expire. */
export interface LinksFor {
  tokenOf(id: number): string;
  /** The id that this server signed the token for; null for any other text. */
  read(token: string): number | null;
}

/** What a private link is for. Each purpose has a key of its own, so that a token for one opens nothing else. */
const KEYS = {
  /** A monthly gift's id: shows and ends it. */
  monthlyGift: 'kitbridge monthly gift link',
  /** A donation's id: shows what became of it, without its donor. */
  gift: 'kitbridge gift link',
  /** A donation's id: its receipt, with the donor's name. */
  receipt: 'kitbridge receipt link',
  /** A donation's id: ends emails about deliveries to its donor. */
  deliveries: 'kitbridge delivery email link',
  /** A subscription's id: ends the newsletter. */
  newsletter: 'kitbridge newsletter link',
} as const;

/** The private links with which donors and readers act without an account. */
export type SignedLinks = Readonly<Record<keyof typeof KEYS, LinksFor>>;

const TOKEN = /^([1-9]\d{0,14})\.[\w-]+$/;

function linksFor(secret: string, purpose: string): LinksFor {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
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

/** @param secret at least 32 private characters; the signing keys are derived from it */
export function createSignedLinks(secret: string): SignedLinks {
  const links = Object.entries(KEYS).map(([name, purpose]) => [name, linksFor(secret, purpose)]);
  return Object.fromEntries(links) as SignedLinks;
}
