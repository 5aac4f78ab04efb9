import { amina } from '@/mocks/fixtures/admins';
import { donationFixtures, type Donation } from '@/mocks/fixtures/donations';
import { currentRate } from '@/mocks/fixtures/exchangeRates';
import { monthlyGiftFixtures, type MonthlyGift } from '@/mocks/fixtures/monthlyGifts';
import type { Project } from '@/mocks/fixtures/projectFactory';
import { projectFixtures } from '@/mocks/fixtures/projects';
import { laptopSeries } from '@/mocks/fixtures/projectSeries';
import { subscriptionFixtures, type Subscription } from '@/mocks/fixtures/subscriptions';
import { volunteerFixtures, type Volunteer } from '@/mocks/fixtures/volunteers';

/** A donation as stored: what administrators see, and what no response contains. */
export interface StoredDonation {
  row: Donation;
  reference: string;
  projectId: number | null;
  completedAt: string | null;
  /** How often its outcome has been requested. */
  timesAsked: number;
  idempotencyKey: string | null;
  /** The body sent with the key, to recognise a repeated request. */
  requestBody: string;
}

type Table = 'donations' | 'monthlyGifts' | 'projects' | 'photos' | 'subscriptions' | 'volunteers' | 'files';

/** The mocked backend's data, as plain objects so that it can survive a page load. */
interface Tables {
  admins: { username: string; email: string }[];
  /** Rows are sorted newest first. */
  donations: StoredDonation[];
  monthlyGifts: MonthlyGift[];
  projects: Project[];
  subscriptions: Subscription[];
  volunteers: Volunteer[];
  rate: { usdToNgn: string; updatedAt: string };
  /** The rows created by forms with an `Idempotency-Key`, by operation and key. */
  sentForms: Record<string, { content: string; ids: readonly number[] }>;
  nextIds: Record<Table, number>;
}

const FIRST_NEW_ID = 1001;

function storedFixture(row: Donation): StoredDonation {
  return {
    row,
    reference: `fixture-${row.id}`,
    projectId: projectFixtures.find(({ title }) => title === row.project_title)?.id ?? null,
    completedAt: row.status === 'completed' || row.status === 'refunded' ? row.created_at : null,
    timesAsked: 0,
    idempotencyKey: null,
    requestBody: '',
  };
}

function seed(): Tables {
  const { usd_to_ngn_rate: usdToNgn, updated_at: updatedAt = '' } = currentRate.data;
  return structuredClone({
    admins: [amina],
    donations: donationFixtures.map(storedFixture),
    monthlyGifts: [...monthlyGiftFixtures],
    projects: [...projectFixtures, ...laptopSeries],
    subscriptions: [...subscriptionFixtures],
    volunteers: [...volunteerFixtures],
    rate: { usdToNgn, updatedAt },
    sentForms: {},
    nextIds: {
      donations: FIRST_NEW_ID,
      monthlyGifts: FIRST_NEW_ID,
      projects: FIRST_NEW_ID,
      photos: FIRST_NEW_ID,
      subscriptions: FIRST_NEW_ID,
      volunteers: FIRST_NEW_ID,
      files: FIRST_NEW_ID,
    },
  });
}

/** The mocks' only database. It starts with the fixtures. */
export const db = {
  tables: seed(),

  /** Restores the fixtures. */
  reset(): void {
    db.tables = seed();
  },

  /** A new id for a table. Ids are never reused. */
  nextId(table: Table): number {
    const id = db.tables.nextIds[table];
    db.tables.nextIds[table] = id + 1;
    return id;
  },

  /** The whole database as text, for {@link db.restore}. */
  snapshot(): string {
    return JSON.stringify(db.tables);
  },

  /** Restores a {@link db.snapshot}. */
  restore(snapshot: string): void {
    db.tables = JSON.parse(snapshot) as Tables;
  },
};
