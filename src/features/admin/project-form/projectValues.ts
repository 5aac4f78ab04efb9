import type { Project, Schemas } from '@/api/types';
import { toCategory } from '@/lib/categories';
import { LISTS } from './projectFields';

type Status = Schemas['ProjectStatus'];
type Currency = Schemas['Currency'];

/** The form's values as shown. */
export interface ProjectValues {
  title: string;
  summary: string;
  /** A canonical category, or whatever else the project has. */
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
  /** What is typed for a new item of each list and not added yet. */
  newGoals: string;
  newMilestones: string;
  newDonationSupports: string;
}

/** The field for the text of an item that is not added yet. */
export const NEW_ITEM = {
  goals: 'newGoals',
  milestones: 'newMilestones',
  donationSupports: 'newDonationSupports',
} as const;

/** The form with the pictures that are chosen and not sent yet. */
export interface FormValues extends ProjectValues {
  /** None or one. */
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

/** Enum values compare without regard to case; one that is not known is kept as it is. */
function toKnown<Value extends string>(known: readonly Value[], value: Value): Value {
  const text = value.trim().toUpperCase();
  return known.find((candidate) => candidate === text) ?? value;
}

const textOf = (value: string | null | undefined) => value ?? '';
const countOf = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : '');

/** `12000.00` is typed as 12000. */
const amountOf = (value: string | number | null | undefined) => String(value ?? '').replace(/\.0*$/, '');

/** The form as a project fills it. */
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

/** Adds what is typed for a new item and was not added: pressing the form's button must not lose it. */
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
