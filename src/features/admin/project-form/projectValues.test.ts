import { describe, expect, it } from 'vitest';
import { project } from '@/mocks/fixtures/projectFactory';
import { microscopesUsd, sparse } from '@/mocks/fixtures/projects';
import { EMPTY_VALUES, valuesOf, withNewItems } from './projectValues';

describe('the values of a project', () => {
  it('are empty where the project has nothing', () => {
    expect(valuesOf(sparse)).toEqual({ ...EMPTY_VALUES, title: 'Desks for Gari', status: 'ACTIVE' });
  });

  it('ignore the case of enums, the time of a date, and the alias of a category', () => {
    const odd = project({ id: 3, title: 'Beds', category: 'Medical', deadline: '2026-12-31T00:00:00Z' });
    const lower = { ...odd, status: 'completed', currency: 'ngn' } as unknown as typeof odd;
    expect(valuesOf(lower)).toMatchObject({
      category: 'healthcare',
      status: 'COMPLETED',
      currency: 'NGN',
      deadline: '2026-12-31',
    });
  });

  it('keep an unknown category', () => {
    expect(valuesOf({ ...microscopesUsd, category: 'environment' }).category).toBe('environment');
  });

  it.each([
    ['12000.00', '12000'],
    ['12000.50', '12000.50'],
    ['0.00', '0'],
    ['100', '100'],
  ])('shows %s as %s', (target, shown) => {
    expect(valuesOf({ ...microscopesUsd, target_amount: target }).targetAmount).toBe(shown);
  });
});

it('include an item that was typed but not added', () => {
  const next = withNewItems({ ...EMPTY_VALUES, goals: ['One'], newGoals: ' Two ', newMilestones: '  ' });
  expect(next).toEqual({ ...EMPTY_VALUES, goals: ['One', 'Two'], newMilestones: '  ' });
});
