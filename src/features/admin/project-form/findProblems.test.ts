import { describe, expect, it } from 'vitest';
import { findProblems } from './findProblems';
import { EMPTY_VALUES, type ProjectValues } from './projectValues';

const right: ProjectValues = {
  ...EMPTY_VALUES,
  title: 'Beds',
  summary: 'Thirty beds.',
  targetAmount: '9600',
  deadline: '2027-06-30',
};
const problems = (changed: Partial<ProjectValues>) => findProblems({ ...right, ...changed });

const items = (count: number) => Array.from({ length: count }, () => 'x');

it('accepts values in all required fields', () => {
  expect(findProblems(right)).toEqual({});
});

it('reports missing required fields', () => {
  expect(Object.keys(findProblems(EMPTY_VALUES))).toEqual(['title', 'summary', 'targetAmount', 'deadline']);
  expect(Object.keys(problems({ title: ' \n', summary: '\t' }))).toEqual(['title', 'summary']);
});

describe('a goal amount', () => {
  it.each(['0', '0.00', '12000', '12000.5', '12000.', '.5', ' 12 ', '000012', '999999999999.99'])(
    'accepts %j',
    (targetAmount) => {
      expect(problems({ targetAmount })).toEqual({});
    },
  );

  it.each(['', '-'])('quickly refuses many digits followed by a letter after %j', (sign) => {
    expect(problems({ targetAmount: `${sign}${'1'.repeat(200_000)}x` })).toEqual({
      targetAmount: 'Enter the goal amount as a number, such as 12000 or 12000.50.',
    });
  });

  it.each([
    [' ', 'Enter a goal amount.'],
    ['-1', 'The goal amount must be 0 or more.'],
    ['-.5', 'The goal amount must be 0 or more.'],
    ['12.345', 'Enter at most two decimals.'],
    ['1000000000000', 'Enter a goal amount of at most 999999999999.99.'],
    ['12,000', 'Enter the goal amount as a number, such as 12000 or 12000.50.'],
    ['.', 'Enter the goal amount as a number, such as 12000 or 12000.50.'],
    ['1e5', 'Enter the goal amount as a number, such as 12000 or 12000.50.'],
    ['twelve', 'Enter the goal amount as a number, such as 12000 or 12000.50.'],
  ])('refuses %j', (targetAmount, message) => {
    expect(problems({ targetAmount })).toEqual({ targetAmount: message });
  });
});

it.each(['12026-01-01', '0000-01-01', '2026-1-1'])('refuses %j as an end date', (deadline) => {
  expect(problems({ deadline })).toEqual({ deadline: 'Choose an end date with a four-digit year.' });
});

describe('a count', () => {
  it.each(['', ' ', '0', '240', '2147483647'])('accepts %j', (count) => {
    expect(problems({ impactCount: count, beneficiaryCount: count })).toEqual({});
  });

  it.each(['-1', '2.5', '1e3', 'many', '2147483648'])('refuses %j', (beneficiaryCount) => {
    expect(problems({ beneficiaryCount })).toEqual({ beneficiaryCount: 'Enter a whole number, 0 or more.' });
  });
});

describe('text that is too long', () => {
  it('is measured in characters', () => {
    expect(problems({ title: '🔬'.repeat(200) })).toEqual({});
    expect(problems({ title: '🔬'.repeat(201) })).toEqual({
      title: 'This is too long. Use up to 200 characters.',
    });
  });

  it.each([
    ['summary', 10_000],
    ['location', 200],
    ['donationReason', 2000],
    ['impactPhrase', 300],
  ] as const)('is reported for the %s', (field, max) => {
    expect(problems({ [field]: 'x'.repeat(max) })).toEqual({});
    expect(problems({ [field]: 'x'.repeat(max + 1) })).toHaveProperty(field);
  });

  it('is reported for a list', () => {
    expect(problems({ goals: items(50), milestones: ['x'.repeat(500)] })).toEqual({});
    expect(problems({ goals: items(51), donationSupports: ['x'.repeat(501)] })).toEqual({
      goals: 'There are too many items. The list can have up to 50.',
      donationSupports: 'An item is too long. Use up to 500 characters.',
    });
  });
});
