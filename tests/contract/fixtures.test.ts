import { describe, expect, it } from 'vitest';
import { percentageOf } from '@/mocks/minorUnits';
import * as admins from '@/mocks/fixtures/admins';
import * as confirmations from '@/mocks/fixtures/confirmations';
import * as donations from '@/mocks/fixtures/donations';
import * as exchangeRates from '@/mocks/fixtures/exchangeRates';
import { hostileDonations, hostileSubscriptions, hostileVolunteers } from '@/mocks/fixtures/hostile';
import * as projects from '@/mocks/fixtures/projects';
import * as projectSeries from '@/mocks/fixtures/projectSeries';
import * as subscriptions from '@/mocks/fixtures/subscriptions';
import * as volunteers from '@/mocks/fixtures/volunteers';
import { contract, createChecker } from './openapi';

const check = createChecker(contract);
const { amina, ...signIns } = admins;

/** Everything that a fixture file exports, by name; of a list its rows. What makes fixtures is left out. */
function fixturesOf(module: Record<string, unknown>): [name: string, value: unknown][] {
  return Object.entries(module).flatMap(([name, value]) => {
    if (typeof value === 'function') return [];
    return Array.isArray(value)
      ? value.map((row, index): [string, unknown] => [`${name}[${index}]`, row])
      : [[name, value]];
  });
}

describe.each([
  ['User', { amina }],
  ['LoginResponse', signIns],
  ['DonationConfirmation', confirmations],
  ['Donation', donations],
  ['ExchangeRateResponse', exchangeRates],
  ['Project', projects],
  ['Project', projectSeries],
  ['Subscription', subscriptions],
  ['Volunteer', volunteers],
  ['Donation', { hostileDonations }],
  ['Subscription', { hostileSubscriptions }],
  ['Volunteer', { hostileVolunteers }],
])('the fixtures of %s', (schema, module) => {
  it.each(fixturesOf(module))('%s keeps the contract', (_name, value) => {
    expect(check(`#/components/schemas/${schema}`, value)).toEqual([]);
  });
});

describe('the rows of a table', () => {
  const tables: [string, readonly { id: number; created_at?: string }[]][] = [
    ['projects', [...projects.projectFixtures, ...projectSeries.laptopSeries]],
    ['donations', donations.donationFixtures],
    ['subscriptions', subscriptions.subscriptionFixtures],
    ['volunteers', volunteers.volunteerFixtures],
  ];

  it.each(tables)('%s have ids of their own', (_table, rows) => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(tables.slice(1))('%s stand newest first', (_table, rows) => {
    const dates = rows.map(({ created_at = '' }) => created_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it.each(tables)('%s fill more than two pages', (_table, rows) => {
    expect(rows.length).toBeGreaterThan(20);
  });
});

describe('a project', () => {
  it.each(projects.projectFixtures)('$title shows the percentage of its own amounts', (project) => {
    const { amount_raised: raised = null, target_amount: target = null } = project;
    expect(project.percentage_funded).toBe(percentageOf(raised, target));
  });
});
