import { BACKEND } from '@/api/backendAddress';
import { Link } from '@/components/Link/Link';
import type { Gift } from './confirmation';
import { copy } from './copy';

const LINK = 'inline-block py-2.5 text-forest underline underline-offset-4';

interface GiftLinksProps {
  /** The path of the receipt under the backend. */
  receiptPath: Gift['receiptPath'];
  /** The path of the gift's page on this site. */
  giftPath: Gift['giftPath'];
}

/** The receipt and the page of a gift, as far as the backend offers them. */
export function GiftLinks({ receiptPath, giftPath }: GiftLinksProps) {
  if (receiptPath === undefined && giftPath === undefined) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {giftPath !== undefined && (
        <li>
          <Link href={giftPath} className={LINK}>
            {copy.followGift}
          </Link>
        </li>
      )}
      {receiptPath !== undefined && (
        <li>
          <a href={BACKEND + receiptPath.replace(/^\/backend(?=\/)/, '')} download className={LINK}>
            {copy.receipt}
          </a>
        </li>
      )}
    </ul>
  );
}
