import { describe, expect, it } from 'vitest';
import { percentageOf } from '@/mocks/minorUnits';
import * as admins from '@/mocks/fixtures/admins';
import * as confirmations from '@/mocks/fixtures/confirmations';
import * as donations from '@/mocks/fixtures/donations';
import * as exchangeRates from '@/mocks/fixtures/exchangeRates';
import { hostileDonations, hostileSubscriptions, hostileVolunteers } from '@/mocks/fixtures/hostile';
import * as monthlyGifts from '@/mocks/fixtures/monthlyGifts';
import * as projects from '@/mocks/fixtures/projects';
import * as projectSeries from '@/mocks/fixtures/projectSeries';
import * as subscriptions from '@/mocks/fixtures/subscriptions';
import * as volunteers from '@/mocks/fixtures/volunteers';
import { contract, createChecker } from './openapi';

const check = createChecker(contract);
const { amina, ...signIns } = admins;

/** Everything that a fixture file exports except factories, with lists row by row. */
function fixturesOf(module: Record<string, unknown>): unknown[] {
  return Object.values(module)
    .filter((value) => typeof value !== 'function')
    .flat();
}

it.each([
  ['User', { amina }],
  ['LoginResponse', signIns],
  ['DonationConfirmation', confirmations],
  ['Donation', donations],
  ['MonthlyGift', monthlyGifts],
  ['ExchangeRateResponse', exchangeRates],
  ['Project', projects],
  ['Project', projectSeries],
  ['Subscription', subscriptions],
  ['Volunteer', volunteers],
  ['Donation', { hostileDonations }],
  ['Subscription', { hostileSubscriptions }],
  ['Volunteer', { hostileVolunteers }],
])('the fixtures of %s keep to the contract (%#)', (schema, module) => {
  const problems = fixturesOf(module).flatMap((value) => check(`#/components/schemas/${schema}`, value));
  expect(problems).toEqual([]);
});

describe('the rows of a table', () => {
  const allProjects = [...projects.projectFixtures, ...projectSeries.laptopSeries];
  const datedTables: (readonly { id: number; created_at?: string }[])[] = [
    donations.donationFixtures,
    subscriptions.subscriptionFixtures,
    volunteers.volunteerFixtures,
  ];
  const tables = [allProjects, ...datedTables];

  it('have unique ids', () => {
    for (const rows of tables) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
  });

  it('are sorted newest first', () => {
    for (const rows of datedTables) {
      const dates = rows.map(({ created_at = '' }) => created_at);
      expect(dates).toEqual(dates.toSorted().toReversed());
    }
  });

  it('fill more than two pages', () => {
    for (const rows of tables) expect(rows.length).toBeGreaterThan(20);
  });
});

it("a project's percentage matches its amounts", () => {
  for (const project of projects.projectFixtures) {
    const { amount_raised: raised = null, target_amount: target = null } = project;
    expect(project.percentage_funded).toBe(percentageOf(raised, target));
  }
});
