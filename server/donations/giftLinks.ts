import type { SignedLinks } from '../signedLinks.ts';
import type { Donation } from './donationRows.ts';

/** The path of a donation's receipt, under `/backend`. */
export const receiptPath = (links: SignedLinks, { id }: Pick<Donation, 'id'>): string =>
  `/api/donation/receipt/${links.receipt.tokenOf(id)}`;

/** The path of the website's page on which a donor follows a donation. */
export const giftPath = (links: SignedLinks, { id }: Pick<Donation, 'id'>): string =>
  `/gift/${links.gift.tokenOf(id)}`;
