import { describe, expect, it } from 'vitest';
import { microscopesUsd, solarNgn, sparse } from '@/mocks/fixtures/projects';
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

describe('the payload of a create', () => {
  it('has these parts and no others, and receives donations whatever is ticked', () => {
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

  it('says of what was left empty that there is none', () => {
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

  it('takes a goal of nothing', () => {
    expect(toCreatePayload({ ...filled, targetAmount: '0' }).target_amount).toBe(0);
  });
});

describe('the payload of an update', () => {
  const base = valuesOf(microscopesUsd);
  const update = (changed: Partial<ProjectValues>, hasProofs = true) =>
    toUpdatePayload(3, base, { ...base, ...changed }, hasProofs);

  it('names the project and nothing else where nothing was changed', () => {
    expect(update({})).toStrictEqual({ projectId: 3 });
  });

  it('carries what was changed, and the impact count', () => {
    expect(update({ title: 'Beds', impactCount: '250', goals: ['One'], status: 'COMPLETED' })).toStrictEqual({
      projectId: 3,
      title: 'Beds',
      status: 'COMPLETED',
      goals: ['One'],
      impact_count: 250,
    });
  });

  it('leaves out counts that were emptied', () => {
    expect(update({ impactCount: '', beneficiaryCount: '  ' })).toStrictEqual({ projectId: 3 });
  });

  it('carries a count of zero', () => {
    expect(update({ impactCount: '0', beneficiaryCount: '0' })).toStrictEqual({
      projectId: 3,
      impact_count: 0,
      beneficiary_count: 0,
    });
  });

  it('carries texts and lists that were emptied', () => {
    expect(update({ location: ' ', impactPhrase: '', milestones: [] })).toStrictEqual({
      projectId: 3,
      location: null,
      impact_phrase: null,
      milestones: [],
    });
  });

  it('does not take another spelling of the same amount for a change', () => {
    expect(update({ targetAmount: '12000.00' })).toStrictEqual({ projectId: 3 });
    expect(update({ targetAmount: '12000.5' })).toStrictEqual({ projectId: 3, target_amount: 12000.5 });
  });

  it('does not touch a category that stands under an alias', () => {
    const solar = valuesOf(solarNgn);
    expect(toUpdatePayload(4, solar, { ...solar, title: 'Sun' }, false)).toStrictEqual({
      projectId: 4,
      title: 'Sun',
    });
    expect(toUpdatePayload(4, solar, { ...solar, category: 'community' }, false)).toMatchObject({
      category: 'community',
    });
  });

  it('carries an amount of nothing for a project that had none', () => {
    const none = valuesOf(sparse);
    expect(toUpdatePayload(5, none, { ...none, targetAmount: '0' }, false)).toMatchObject({
      target_amount: 0,
    });
  });

  it('carries the reason while donations continue, and takes it back when they end', () => {
    const told = { ...base, donationReason: 'Spare parts' };
    expect(update({ donationReason: 'Spare parts' })).toStrictEqual({
      projectId: 3,
      donation_reason: 'Spare parts',
    });
    expect(toUpdatePayload(3, told, { ...told, receivingDonation: false }, true)).toStrictEqual({
      projectId: 3,
      receiving_donation: false,
      donation_reason: null,
    });
  });

  it('leaves the reason alone where it is not asked for', () => {
    expect(update({ donationReason: 'Spare parts' }, false)).toStrictEqual({ projectId: 3 });
    const told = { ...base, donationReason: 'Spare parts' };
    expect(toUpdatePayload(3, told, { ...told, receivingDonation: false }, false)).toStrictEqual({
      projectId: 3,
      receiving_donation: false,
    });
  });
});
