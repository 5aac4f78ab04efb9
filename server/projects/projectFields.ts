import type { Insertable, Updateable } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { ProjectTable } from '../database/projectTables.ts';
import { validationFailed } from '../http/errors.ts';
import { toMinorUnits } from '../money/money.ts';
import { filledLine, filledText, isInvisible } from '../sanitizeLine.ts';

export type ProjectPayload = components['schemas']['ProjectPayload'];
export type ProjectUpdatePayload = components['schemas']['ProjectUpdatePayload'];

const titleOf = (title: string): string => filledLine('payload/title', title);

const summaryOf = (summary: string): string => filledText('payload/summary', summary);

/** Null for a text without visible characters. */
const textOrNull = (text: string | null): string | null =>
  text === null || isInvisible(text) ? null : text.trim();

/** Omits items without visible characters. */
const textList = (texts: readonly string[]): string =>
  JSON.stringify(texts.filter((text) => !isInvisible(text)).map((text) => text.trim()));

function broken(field: string, message: string, sentence: string) {
  return validationFailed(sentence, [{ field: `payload/${field}`, message }]);
}

function storedCategory(category: string): string {
  const stored = category.trim().toLowerCase();
  if (isInvisible(stored)) throw broken('category', 'must not be empty', 'The category must not be empty.');
  return stored;
}

/** The contract allows the year 0, PostgreSQL does not. */
export function storableDay(day: string, field: string): string {
  if (day.startsWith('0000')) throw broken(field, 'must be after the year 0', 'There is no year 0.');
  return day;
}

/** Unlike a donation, a goal may be 0. */
const goalInMinorUnits = (goal: number): number =>
  goal === 0 ? 0 : toMinorUnits(goal, 'payload/target_amount');

type Present<Columns> = { [Column in keyof Columns]?: Exclude<Columns[Column], undefined> };

function presentOf<Columns extends object>(columns: Columns): Present<Columns> {
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Present<Columns>;
}

/** Null counts as given. */
function given<Value, Column>(
  value: Value | undefined,
  convert: (value: Value) => Column,
): Column | undefined {
  return value === undefined ? undefined : convert(value);
}

/**
 * The columns for the fields of a payload, and no others.
 *
 * @throws HttpError 422 for values that the contract allows but the database cannot hold
 */
export function columnsOf(payload: Partial<ProjectPayload> | ProjectUpdatePayload) {
  return presentOf({
    title: given(payload.title, titleOf),
    summary: given(payload.summary, summaryOf),
    category: given(payload.category, storedCategory),
    location: given(payload.location, textOrNull),
    target_amount_minor: given(payload.target_amount, goalInMinorUnits),
    currency: payload.currency,
    deadline: given(payload.deadline, (day) => storableDay(day, 'deadline')),
    status: payload.status,
    receiving_donation: payload.receiving_donation,
    donation_reason: given(payload.donation_reason, textOrNull),
    impact_phrase: given(payload.impact_phrase, textOrNull),
    impact_count: 'impact_count' in payload ? payload.impact_count : undefined,
    beneficiary_count: payload.beneficiary_count,
    goals: given(payload.goals, textList),
    milestones: given(payload.milestones, textList),
    donation_supports: given(payload.donation_supports, textList),
  } satisfies Updateable<ProjectTable>);
}

/** The row of a new project. Omitted fields get the form's initial values. */
export function newProject({
  title,
  summary,
  category = 'education',
  currency = 'USD',
  target_amount: goal,
  ...rest
}: ProjectPayload): Insertable<ProjectTable> {
  return {
    title: titleOf(title),
    summary: summaryOf(summary),
    category: storedCategory(category),
    currency,
    target_amount_minor: goalInMinorUnits(goal),
    ...columnsOf(rest),
  };
}
