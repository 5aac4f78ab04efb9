import type { Project, Schemas } from '@/api/types';

/** Text as it came; undefined for anything else and for text of nothing but spaces. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Pixels of an image: a side of none is not a size. */
function pixels(value: unknown): number | null {
  const side = number(value);
  return side !== null && side > 0 ? side : null;
}

/** A decimal string, as the contract has it, or a number, as another backend may send it. */
function money(value: unknown): string | null {
  return text(value) ?? number(value)?.toString() ?? null;
}

function array(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function texts(value: unknown): string[] {
  return array(value).flatMap((item) => text(item) ?? []);
}

type Fields = Readonly<Record<string, unknown>>;

/** Undefined for what is no object. */
function fields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
}

function readPhoto(value: unknown, index: number): Schemas['ProofPhoto'][] {
  const photo = fields(value);
  if (!photo) return [];
  return [
    {
      // Those without a number of their own are told apart by one that no other can have.
      id: number(photo.id) ?? -1 - index,
      image: text(photo.image) ?? '',
      image_width: pixels(photo.image_width),
      image_height: pixels(photo.image_height),
      name: text(photo.name) ?? null,
      deliver_date: text(photo.deliver_date) ?? null,
    },
  ];
}

/**
 * A project as a screen can show it, whatever a backend has sent: what is missing or of another type is as if it were not
 * there. Without an id, or without a title, there is nothing that could be shown; undefined then.
 *
 * @param knownId stands for an id that is missing, where the address names it
 */
export function readProject(value: unknown, knownId?: number): Project | undefined {
  const raw = fields(value);
  const id = number(raw?.id) ?? knownId;
  const title = text(raw?.title);
  if (!raw || id === undefined || title === undefined) return undefined;
  return {
    id,
    title,
    summary: text(raw.summary) ?? null,
    category: text(raw.category) ?? '',
    location: text(raw.location) ?? null,
    deadline: text(raw.deadline) ?? null,
    startDate: text(raw.startDate) ?? null,
    // A word that the contract does not know is shown all the same.
    status: (text(raw.status) ?? '') as Project['status'],
    currency: (text(raw.currency) ?? '') as Project['currency'],
    target_amount: money(raw.target_amount),
    amount_raised: money(raw.amount_raised),
    percentage_funded: number(raw.percentage_funded),
    impact: text(raw.impact) ?? null,
    impact_phrase: text(raw.impact_phrase) ?? null,
    impact_count: number(raw.impact_count),
    beneficiary_count: number(raw.beneficiary_count),
    goals: texts(raw.goals),
    milestones: texts(raw.milestones),
    donation_supports: texts(raw.donation_supports),
    cover_image: text(raw.cover_image) ?? null,
    cover_image_width: pixels(raw.cover_image_width),
    cover_image_height: pixels(raw.cover_image_height),
    coverPhotoUrl: text(raw.coverPhotoUrl) ?? null,
    mediaFilesUrls: texts(raw.mediaFilesUrls),
    photos: array(raw.photos).flatMap(readPhoto),
    donation_reason: text(raw.donation_reason) ?? null,
    receiving_donation: raw.receiving_donation === true,
  };
}

function readSummary(value: unknown): Schemas['ProjectSummary'][] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((row: unknown) => {
    const raw = fields(row);
    const currency = text(raw?.currency);
    // An amount of no currency can be added to none.
    if (!raw || currency === undefined) return [];
    return {
      category: text(raw.category) ?? '',
      currency: currency as Project['currency'],
      count: number(raw.count) ?? 0,
      target_amount: money(raw.target_amount) ?? '0.00',
    };
  });
}

/** A page of the list in the same way; a row that cannot be shown is left out. Undefined where there are no rows at all. */
export function readProjectList(value: unknown): Schemas['ProjectList'] | undefined {
  const raw = fields(value);
  if (!raw || !Array.isArray(raw.data)) return undefined;
  const data = raw.data.flatMap((row) => readProject(row) ?? []);
  const summary = readSummary(raw.summary);
  return {
    data,
    total: number(raw.total) ?? data.length,
    total_pages: number(raw.total_pages) ?? 1,
    page: number(raw.page) ?? 1,
    page_size: number(raw.page_size) ?? data.length,
    ...(summary && { summary }),
  };
}
