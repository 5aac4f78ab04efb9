import { describe, expect, it } from 'vitest';
import { microscopesUsd, solarNgn } from '@/mocks/fixtures/projects';
import { toCreatePayload, toUpdatePayload } from './payload';
import { EMPTY_VALUES, valuesOf, type ProjectValues } from './projectValues';

const filled: ProjectValues = {
  ...EMPTY_VALUES,
  title: '  Microscopes for Ilorin ',
  summary: ' Eight of them.\n',
  category: 'Healthcare',
  location: ' Ilorin, Nigeria ',
  status: 'ACTIVE',
  currency: 'NGN',
  targetAmount: '999999999999.99',
  deadline: '2027-06-30',
  receivingDonation: false,
  donationReason: 'Spare parts',
  impactPhrase: ' nurses trained ',
  impactCount: '80',
  beneficiaryCount: ' 1200 ',
  goals: ['Refurbish'],
  milestones: ['Collected'],
  donationSupports: ['Shipping', 'Lenses'],
};

describe('the create payload', () => {
  it('has exactly these fields, and always receives donations', () => {
    expect(toCreatePayload(filled)).toStrictEqual({
      title: 'Microscopes for Ilorin',
      summary: 'Eight of them.',
      category: 'healthcare',
      location: 'Ilorin, Nigeria',
      target_amount: 999999999999.99,
      currency: 'NGN',
      deadline: '2027-06-30',
      status: 'ACTIVE',
      receiving_donation: true,
      donation_reason: null,
      impact_phrase: 'nurses trained',
      beneficiary_count: 1200,
      milestones: ['Collected'],
      goals: ['Refurbish'],
      donation_supports: ['Shipping', 'Lenses'],
    });
  });

  it('sends null for empty text fields and counts', () => {
    const { title, summary, targetAmount, deadline } = filled;
    expect(toCreatePayload({ ...EMPTY_VALUES, title, summary, targetAmount, deadline })).toMatchObject({
      location: null,
      impact_phrase: null,
      beneficiary_count: null,
      goals: [],
      status: 'DRAFT',
      currency: 'USD',
      category: 'education',
    });
  });

  it('can have a goal of zero', () => {
    expect(toCreatePayload({ ...filled, targetAmount: '0' }).target_amount).toBe(0);
  });
});

const update = (changed: Partial<ProjectValues> = {}, project = microscopesUsd) =>
  toUpdatePayload(project, { ...valuesOf(project), ...changed });

describe('the update payload', () => {
  const WHOLE = {
    projectId: 3,
    version: 1,
    title: 'Microscopes for Kano Teaching Laboratory',
    summary: 'Twelve refurbished microscopes for a laboratory that trains 240 technicians a year.',
    category: 'healthcare',
    location: 'Kano, Nigeria',
    target_amount: 12000,
    currency: 'USD',
    deadline: '2026-12-31',
    status: 'ACTIVE',
    receiving_donation: true,
    donation_reason: null,
    impact_phrase: 'technicians trained a year',
    impact_count: 240,
    beneficiary_count: 240,
    goals: microscopesUsd.goals,
    milestones: microscopesUsd.milestones,
    donation_supports: microscopesUsd.donation_supports,
  };

  it('has every field, changed or not', () => {
    expect(update()).toStrictEqual(WHOLE);
    const changed = { title: 'Beds', impactCount: '250', goals: ['One'] };
    expect(update(changed)).toStrictEqual({ ...WHOLE, title: 'Beds', impact_count: 250, goals: ['One'] });
  });

  it('has no version if the project has none', () => {
    const { version: _version, ...project } = microscopesUsd;
    expect(update({}, project)).not.toHaveProperty('version');
  });

  it('drops empty counts', () => {
    const { impact_count: _impact, beneficiary_count: _beneficiaries, ...others } = WHOLE;
    expect(update({ impactCount: '', beneficiaryCount: '  ' })).toStrictEqual(others);
  });

  it('can have a count of zero', () => {
    expect(update({ impactCount: '0', beneficiaryCount: '0' })).toMatchObject({
      impact_count: 0,
      beneficiary_count: 0,
    });
  });

  it('clears text fields and lists', () => {
    expect(update({ location: ' ', impactPhrase: '', milestones: [] })).toMatchObject({
      location: null,
      impact_phrase: null,
      milestones: [],
    });
  });

  it('keeps the alias of a category until another category is chosen', () => {
    expect(update({}, solarNgn).category).toBe('health');
    expect(update({ category: 'community' }, solarNgn).category).toBe('community');
  });

  it('has a reason while donations continue, and clears it when they end', () => {
    const withReason = { ...microscopesUsd, donation_reason: 'Spare parts' };
    expect(update({}, withReason).donation_reason).toBe('Spare parts');
    expect(update({ receivingDonation: false }, withReason).donation_reason).toBeNull();
  });

  it('keeps the reason of a project without proofs, whose form does not ask for one', () => {
    const withReason = { ...microscopesUsd, photos: [], donation_reason: 'Spare parts' };
    expect(update({ receivingDonation: false }, withReason)).toMatchObject({
      receiving_donation: false,
      donation_reason: 'Spare parts',
    });
  });
});
