import type { Project, Schemas } from '@/api/types';

/** The text unchanged; undefined if it is blank or not a string. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A finite number, or one in a string, as Django sends decimals; null for anything else. */
export function readNumber(value: unknown): number | null {
  const given = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  return typeof given === 'number' && Number.isFinite(given) ? given : null;
}

/** An image's width or height; 0 is not a size. */
function pixels(value: unknown): number | null {
  const side = readNumber(value);
  return side !== null && side > 0 ? side : null;
}

/** A decimal string, as in the contract, or a number, as another backend may send it. */
function money(value: unknown): string | null {
  return text(value) ?? readNumber(value)?.toString() ?? null;
}

function array(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function strings(value: unknown): string[] {
  return array(value).flatMap((item) => text(item) ?? []);
}

type Fields = Readonly<Record<string, unknown>>;

/** Undefined unless the value is an object. */
export function readFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
}

/** Whether the backend sent an id for the proof, without which it cannot be deleted. */
export const hasProofId = ({ id }: Schemas['ProofPhoto']): boolean => id >= 0;

function readPhoto(value: unknown, index: number): Schemas['ProofPhoto'][] {
  const photo = readFields(value);
  if (!photo) return [];
  return [
    {
      // A negative id marks a proof that came without one, and still serves as a unique key.
      id: readNumber(photo.id) ?? -1 - index,
      image: text(photo.image) ?? '',
      image_width: pixels(photo.image_width),
      image_height: pixels(photo.image_height),
      name: text(photo.name) ?? null,
      deliver_date: text(photo.deliver_date) ?? null,
      working_on: text(photo.working_on) ?? null,
    },
  ];
}

/**
 * Reads a project from an unreliable backend: a field of the wrong type counts as missing. Fields
 * that no screen shows are left out.
 *
 * @param knownId the id from the address, used where the response has none
 * @returns undefined without an id or a title
 */
export function readProject(value: unknown, knownId?: number): Project | undefined {
  const raw = readFields(value);
  const id = readNumber(raw?.id) ?? knownId;
  const title = text(raw?.title);
  if (!raw || id === undefined || title === undefined) return undefined;
  const version = typeof raw.version === 'number' ? raw.version : text(raw.version);
  return {
    id,
    title,
    summary: text(raw.summary) ?? null,
    category: text(raw.category) ?? '',
    location: text(raw.location) ?? null,
    deadline: text(raw.deadline) ?? null,
    shipped_on: text(raw.shipped_on) ?? null,
    // A status outside the contract is shown as it is.
    status: (text(raw.status) ?? '') as Project['status'],
    currency: (text(raw.currency) ?? '') as Project['currency'],
    target_amount: money(raw.target_amount),
    amount_raised: money(raw.amount_raised),
    percentage_funded: readNumber(raw.percentage_funded),
    impact_phrase: text(raw.impact_phrase) ?? null,
    impact_count: readNumber(raw.impact_count),
    beneficiary_count: readNumber(raw.beneficiary_count),
    goals: strings(raw.goals),
    milestones: strings(raw.milestones),
    donation_supports: strings(raw.donation_supports),
    cover_image: text(raw.cover_image) ?? null,
    mediaFilesUrls: strings(raw.mediaFilesUrls),
    photos: array(raw.photos).flatMap(readPhoto),
    donation_reason: text(raw.donation_reason) ?? null,
    receiving_donation: raw.receiving_donation === true,
    ...(version !== undefined && { version }),
  };
}

function readSummary(value: unknown): Schemas['ProjectSummary'][] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((row: unknown) => {
    const raw = readFields(row);
    const currency = text(raw?.currency);
    // An amount without a currency cannot be added to any sum.
    if (!raw || currency === undefined) return [];
    return {
      category: text(raw.category) ?? '',
      currency: currency as Project['currency'],
      count: readNumber(raw.count) ?? 0,
      target_amount: money(raw.target_amount) ?? '0.00',
    };
  });
}

/** Reads a page of the list in the same way and drops rows that cannot be shown; undefined if `data` is not a list. */
export function readProjectList(value: unknown): Schemas['ProjectList'] | undefined {
  const raw = readFields(value);
  if (!raw || !Array.isArray(raw.data)) return undefined;
  const data = raw.data.flatMap((row) => readProject(row) ?? []);
  const summary = readSummary(raw.summary);
  return {
    data,
    total: readNumber(raw.total) ?? data.length,
    total_pages: readNumber(raw.total_pages) ?? 1,
    page: readNumber(raw.page) ?? 1,
    page_size: readNumber(raw.page_size) ?? data.length,
    ...(summary && { summary }),
  };
}
