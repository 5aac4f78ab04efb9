import type { Project, Schemas } from '@/api/types';
import { toCategory } from '@/lib/categories';
import { LISTS } from './projectFields';

type Status = Schemas['ProjectStatus'];
type Currency = Schemas['Currency'];

/** The form's values as displayed. */
export interface ProjectValues {
  title: string;
  summary: string;
  /** A canonical category, or the project's own unknown one. */
  category: string;
  location: string;
  status: Status;
  currency: Currency;
  targetAmount: string;
  /** `yyyy-mm-dd`, or empty. */
  deadline: string;
  receivingDonation: boolean;
  donationReason: string;
  impactPhrase: string;
  impactCount: string;
  beneficiaryCount: string;
  goals: string[];
  milestones: string[];
  donationSupports: string[];
  /** A new item of each list, typed but not added yet. */
  newGoals: string;
  newMilestones: string;
  newDonationSupports: string;
}

/** The field for a new item of each list. */
export const NEW_ITEM = {
  goals: 'newGoals',
  milestones: 'newMilestones',
  donationSupports: 'newDonationSupports',
} as const;

/** The values with the chosen pictures, which are not uploaded yet. */
export interface FormValues extends ProjectValues {
  /** At most one. */
  cover: readonly File[];
  media: readonly File[];
}

/** The form before anything is entered. */
export const EMPTY_VALUES: ProjectValues = {
  title: '',
  summary: '',
  category: 'education',
  location: '',
  status: 'DRAFT',
  currency: 'USD',
  targetAmount: '',
  deadline: '',
  receivingDonation: true,
  donationReason: '',
  impactPhrase: '',
  impactCount: '',
  beneficiaryCount: '',
  goals: [],
  milestones: [],
  donationSupports: [],
  newGoals: '',
  newMilestones: '',
  newDonationSupports: '',
};

const STATUSES: readonly Status[] = ['DRAFT', 'ACTIVE', 'COMPLETED'];
const CURRENCIES: readonly Currency[] = ['USD', 'NGN'];

/** Ignores the case of enum values; an unknown value is kept as it is. */
function toKnown<Value extends string>(known: readonly Value[], value: Value): Value {
  const text = value.trim().toUpperCase();
  return known.find((candidate) => candidate === text) ?? value;
}

const textOf = (value: string | null | undefined) => value ?? '';
const countOf = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : '');

/** `12000.00` is shown as 12000. */
const amountOf = (value: string | number | null | undefined) => String(value ?? '').replace(/\.0*$/, '');

/** The form values for a stored project. */
export function valuesOf(project: Project): ProjectValues {
  return {
    ...EMPTY_VALUES,
    title: project.title,
    summary: textOf(project.summary),
    category: toCategory(project.category) ?? project.category,
    location: textOf(project.location),
    status: toKnown(STATUSES, project.status),
    currency: toKnown(CURRENCIES, project.currency),
    targetAmount: amountOf(project.target_amount),
    deadline: textOf(project.deadline).slice(0, 10),
    receivingDonation: project.receiving_donation,
    donationReason: textOf(project.donation_reason),
    impactPhrase: textOf(project.impact_phrase),
    impactCount: countOf(project.impact_count),
    beneficiaryCount: countOf(project.beneficiary_count),
    goals: [...(project.goals ?? [])],
    milestones: [...(project.milestones ?? [])],
    donationSupports: [...(project.donation_supports ?? [])],
  };
}

/** Adds items that were typed but not added, because submitting the form must not lose them. */
export function withNewItems<Values extends ProjectValues>(values: Values): Values {
  const next = { ...values };
  for (const list of LISTS) {
    const item = values[NEW_ITEM[list]].trim();
    if (item === '') continue;
    next[list] = [...values[list], item];
    next[NEW_ITEM[list]] = '';
  }
  return next;
}
