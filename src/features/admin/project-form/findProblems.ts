import { wrongFields, type FieldMessages } from '@/lib/form/messages';
import { LISTS, MAX } from './projectFields';
import type { ProjectValues } from './projectValues';
import { copy } from './copy';

const MAX_AMOUNT_DIGITS = 12;

const { problems } = copy;

function amountProblem(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return problems.amountEmpty;
  if (/^-(?:\d+|\d*\.\d+)$/.test(text)) return problems.amountNegative;
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d*))?$/.exec(text) ?? /^()\.(\d+)$/.exec(text) ?? [];
  if (whole === '' && decimals === '') return problems.amountMalformed;
  if (decimals.length > 2) return problems.amountDecimals;
  return whole.replace(/^0+/, '').length > MAX_AMOUNT_DIGITS ? problems.amountTooLarge : undefined;
}

function dateProblem(date: string): string | undefined {
  if (date === '') return problems.dateEmpty;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !date.startsWith('0000') ? undefined : problems.dateMalformed;
}

function countProblem(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' || (/^\d+$/.test(text) && Number(text) <= MAX.count) ? undefined : problems.count;
}

/** The contract counts characters, so an emoji is one. */
const isLonger = (text: string, max: number) => text.length > max && Array.from(text.trim()).length > max;

function lengthProblem(text: string, max: number): string | undefined {
  return isLonger(text, max) ? problems.tooLong(max) : undefined;
}

function listProblem(items: readonly string[]): string | undefined {
  if (items.length > MAX.listItems) return problems.listFull(MAX.listItems);
  return items.some((item) => isLonger(item, MAX.listItem)) ? problems.itemTooLong(MAX.listItem) : undefined;
}

/** Finds what keeps the form from being submitted, by field. */
export function findProblems(values: ProjectValues): FieldMessages<ProjectValues> {
  return wrongFields({
    title: values.title.trim() === '' ? problems.titleEmpty : lengthProblem(values.title, MAX.title),
    summary:
      values.summary.trim() === '' ? problems.summaryEmpty : lengthProblem(values.summary, MAX.summary),
    location: lengthProblem(values.location, MAX.location),
    targetAmount: amountProblem(values.targetAmount),
    deadline: dateProblem(values.deadline),
    donationReason: lengthProblem(values.donationReason, MAX.donationReason),
    impactPhrase: lengthProblem(values.impactPhrase, MAX.impactPhrase),
    impactCount: countProblem(values.impactCount),
    beneficiaryCount: countProblem(values.beneficiaryCount),
    ...Object.fromEntries(LISTS.map((list) => [list, listProblem(values[list])])),
  });
}
