import { tabDraft, type Draft } from '@/lib/form/drafts';
import { paths } from '@/lib/paths';
import { EMPTY_VALUES, type DonationValues } from './donationForm';
import { CURRENCIES, FREQUENCIES } from './donationOptions';

type Changes = Partial<DonationValues>;

/** An amount typed before the script loaded belongs to the currency that the page showed at the time. */
const isSameGift = (kept: Changes, { currency = kept.currency, amount, quickAmount }: Changes) =>
  currency === kept.currency && amount === undefined && quickAmount === undefined;

/** The gift's values, as far as the form offers them. */
function giftIn({ currency, frequency, amount, quickAmount }: Changes): Changes {
  return {
    ...(currency && CURRENCIES.includes(currency) && { currency }),
    ...(frequency && FREQUENCIES.includes(frequency) && { frequency }),
    ...(amount !== undefined && { amount }),
    ...(quickAmount !== undefined && { quickAmount }),
  };
}

const tab = tabDraft<DonationValues & { project: string }>('donationDraft', { ...EMPTY_VALUES, project: '' });

/**
 * Keeps the form in this tab until the gift is paid. The donor is restored on every project, but a gift only on the
 * project it was chosen for.
 *
 * @param currency the one that the untouched form shows
 */
export function donationDraft(
  projectId: number | undefined,
  currency = EMPTY_VALUES.currency,
): Draft<DonationValues> {
  const project = String(projectId ?? '');
  return {
    read: (typed) => {
      const { changes, lostFiles } = tab.read(typed);
      const { project: keptFor, fullName, email, ...kept } = changes;
      const gift = keptFor === project && isSameGift(kept, typed) ? giftIn(kept) : {};
      const donor = { ...(fullName !== undefined && { fullName }), ...(email !== undefined && { email }) };
      return { changes: { ...gift, ...donor }, lostFiles };
    },
    // The currency is kept too, because the project's may change and an amount depends on it.
    keep: (changes) => tab.keep(Object.keys(changes).length > 0 ? { currency, ...changes, project } : {}),
  };
}

/** The page whose donation card shows the gift kept in this tab; undefined if none is kept. */
export function keptGiftPath(): string | undefined {
  const { project } = tab.read({}).changes;
  if (project === undefined) return undefined;
  return /^\d+$/.test(project) ? paths.project(Number(project)) : paths.donate();
}

/** Removes the kept gift and its donor, once the gift is paid. */
export function forgetKeptGift(): void {
  tab.keep({});
}
