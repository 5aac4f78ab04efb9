import type { Currency } from '../database/columns.ts';
import type { ProjectStatus } from '../database/projectTables.ts';
import type { Money } from '../payments/provider.ts';

/** A delivery with a picture from `images/`. */
export interface SampleProof {
  image: string;
  /** A fictional institution. */
  name: string;
  /** `YYYY-MM-DD` */
  deliverDate: string;
  /** The day, about 90 days later, on which the recipient said that it still works. */
  workingOn?: string;
}

/** A sample project. What it raised follows from its gifts. */
export interface SampleProject {
  /** A picture in `images/`, without width and extension. */
  cover: string;
  title: string;
  summary: string;
  category: 'education' | 'healthcare' | 'community';
  location: string;
  /** `YYYY-MM-DD`; gifts start on this day. */
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
  shippedOn?: string;
  proofs: readonly SampleProof[];
  gifts: readonly Money[];
}

/** Whole dollars. */
export const usd = (dollars: number): Money => ({ minor: dollars * 100, currency: 'USD' });

/** Whole naira. */
export const ngn = (naira: number): Money => ({ minor: naira * 100, currency: 'NGN' });
