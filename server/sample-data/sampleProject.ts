import type { Currency } from '../database/columns.ts';
import type { ProjectStatus } from '../database/projectTables.ts';
import type { Money } from '../payments/provider.ts';

/** A delivery that is shown with a picture of `images/`. */
export interface SampleProof {
  image: string;
  /** An invented institution. */
  name: string;
  /** `YYYY-MM-DD` */
  deliverDate: string;
}

/** A project as the sample data describes it. What was raised follows from its gifts. */
export interface SampleProject {
  /** The picture of `images/`, without its width and ending. */
  cover: string;
  title: string;
  summary: string;
  category: 'education' | 'healthcare' | 'community';
  location: string;
  /** `YYYY-MM-DD`; gifts are spread from here on. */
  startDate: string;
  deadline: string;
  status: ProjectStatus;
  currency: Currency;
  /** In whole dollars or naira. */
  target: number;
  impact: string;
  impactPhrase: string;
  impactCount: number;
  beneficiaryCount: number;
  goals: readonly string[];
  milestones: readonly string[];
  donationSupports: readonly string[];
  receivingDonation: boolean;
  donationReason?: string;
  proofs: readonly SampleProof[];
  gifts: readonly Money[];
}

/** Whole dollars. */
export const usd = (dollars: number): Money => ({ minor: dollars * 100, currency: 'USD' });

/** Whole naira. */
export const ngn = (naira: number): Money => ({ minor: naira * 100, currency: 'NGN' });
