import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { recordPayment } from '../testing/books.ts';
import { donationByReference } from '../donations/donationRows.ts';
import { createFileStore } from '../files/fileStore.ts';
import { createImages } from '../images/images.ts';
import {
  addProject,
  describeDomainOnEachDatabase,
  requestGift,
  setRate,
  startGift,
} from '../testing/domainServer.ts';
import { createProject, deleteProject, updateProject, type ChangeDependencies } from './changeProjects.ts';
import type { ProjectPayload, ProjectUpdatePayload } from './projectFields.ts';

const folder = join(tmpdir(), `kitbridge-changes-${randomUUID()}`);
afterAll(() => rm(folder, { recursive: true, force: true }));

const NO_IMAGES = { media: [] };
const GIFTS = 8;

const payload: ProjectPayload = {
  title: 'Beds for Makeni',
  summary: 'Forty beds.',
  target_amount: 12_000,
  deadline: '2026-12-31',
  receiving_donation: true,
};

describeDomainOnEachDatabase('project changes', (server) => {
  let dependencies: ChangeDependencies;
  beforeEach(() => {
    const { db, app } = server();
    const files = createFileStore(folder);
    dependencies = { db, images: createImages({ db, files, hasNoRoom: async () => false, log: app.log }) };
  });

  const rowOf = (id: number) =>
    server().db.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const create = (changes: Partial<ProjectPayload> = {}) =>
    createProject(dependencies, { ...payload, ...changes }, NO_IMAGES);

  /** Donations of 50 dollars each; calling one makes the provider report it as paid. */
  async function paidGifts(projectId: number, count: number) {
    const gifts: (() => Promise<unknown>)[] = [];
    for (let number = 0; number < count; number += 1) {
      const { reference } = await startGift(server(), { project_id: projectId });
      const donation = await donationByReference(server().db, reference);
      const { db, app } = server();
      const providerReference = donation?.provider_reference ?? '';
      const money = { minor: 5000, currency: 'USD' } as const;
      const payment = { paymentId: reference, money, paidAt: new Date() };
      gifts.push(() => recordPayment(db, { reference, providerReference, state: 'paid', payment }, app.log));
    }
    return gifts;
  }
  const donations = () => server().db.selectFrom('donation').selectAll().orderBy('id').execute();
  const ledgerSum = async () => {
    const rows = await server().db.selectFrom('ledger_entry').selectAll().execute();
    return rows.reduce((sum, row) => sum + (row.project_currency_amount_minor ?? 0), 0);
  };

  it.each([
    [0, 0],
    [0.01, 1],
    [0.29, 29],
    [1_234.56, 123_456],
    [999_999_999_999.99, 99_999_999_999_999],
  ])('keeps a goal of %d exactly', async (goal, minor) => {
    expect((await rowOf(await create({ target_amount: goal }))).target_amount_minor).toBe(minor);
  });

  it('normalise texts', async () => {
    const id = await create({
      title: '  Beds\n for\tMakeni  ',
      summary: '  First.\n\nSecond. ',
      category: ' HealthCare ',
      location: '   ',
      donation_reason: '',
      impact_phrase: ' people treated ',
      goals: [' One ', '  ', 'Two'],
    });
    expect(await rowOf(id)).toMatchObject({
      title: 'Beds for Makeni',
      summary: 'First.\n\nSecond.',
      category: 'healthcare',
      location: null,
      donation_reason: null,
      impact_phrase: 'people treated',
      goals: ['One', 'Two'],
      milestones: [],
    });
  });

  it('default omitted fields to the form’s initial values', async () => {
    expect(await rowOf(await create())).toMatchObject({
      category: 'education',
      currency: 'USD',
      status: 'DRAFT',
      receiving_donation: true,
      amount_raised_minor: 0,
    });
  });

  it.each([
    [{ category: '  ' }, 'payload/category'],
    [{ deadline: '0000-01-01' }, 'payload/deadline'],
  ])('refuses %j', async (changes, field) => {
    await expect(create(changes)).rejects.toMatchObject({ status: 422, details: [{ field }] });
  });

  it('start a project on the day it is first public, in UTC', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T23:59:59Z') });
    onTestFinished(() => void vi.useRealTimers());
    expect((await rowOf(await create({ status: 'ACTIVE' }))).start_date).toBe('2026-11-20');
    const id = await create();
    const update = (status: 'DRAFT' | 'ACTIVE' | 'COMPLETED') =>
      updateProject(dependencies, id, { status }, NO_IMAGES);
    await updateProject(dependencies, id, { title: 'Still a draft' }, NO_IMAGES);
    expect((await rowOf(id)).start_date).toBeNull();
    await update('ACTIVE');
    expect((await rowOf(id)).start_date).toBe('2026-11-20');
    const earlier = await addProject(server(), { status: 'DRAFT', start_date: '2026-03-01' });
    await updateProject(dependencies, earlier, { status: 'COMPLETED' }, NO_IMAGES);
    expect((await rowOf(earlier)).start_date).toBe('2026-03-01');
    const without = await addProject(server(), { status: 'ACTIVE' });
    await updateProject(dependencies, without, { status: 'COMPLETED' }, NO_IMAGES);
    expect((await rowOf(without)).start_date).toBeNull();
  });

  it('keep omitted fields and the amount raised', async () => {
    const id = await addProject(server(), {
      amount_raised_minor: 5000,
      location: 'Kano',
      goals: JSON.stringify(['One']),
      impact_count: 3,
      updated_at: new Date('2026-01-01T00:00:00Z'),
    });
    const before = await rowOf(id);
    await updateProject(dependencies, id, { projectId: id, title: 'Better' }, NO_IMAGES);
    const after = await rowOf(id);
    const { updated_at: changed, searchable } = after;
    expect(after).toEqual({ ...before, title: 'Better', version: 2, updated_at: changed, searchable });
    expect(changed > before.updated_at).toBe(true);
    await updateProject(dependencies, id, { location: null, goals: [], impact_count: 0 }, NO_IMAGES);
    expect(await rowOf(id)).toMatchObject({ location: null, goals: [], impact_count: 0 });
  });

  it('refuse a stale version', async () => {
    const id = await create();
    const update = (changes: ProjectUpdatePayload) => updateProject(dependencies, id, changes, NO_IMAGES);
    const { version } = await rowOf(id);
    await update({ version, title: 'First' });
    const before = await rowOf(id);
    await expect(update({ version, location: 'Lagos' })).rejects.toMatchObject({
      status: 409,
      code: 'stale_version',
    });
    expect(await rowOf(id)).toEqual(before);
    await update({ version: String(before.version), location: 'Kano' });
    await update({ title: 'Without a version' });
    expect(await rowOf(id)).toMatchObject({ title: 'Without a version', location: 'Kano' });
  });

  it('keep the version when a donation arrives', async () => {
    const id = await addProject(server());
    const { version } = await rowOf(id);
    const [give] = await paidGifts(id, 1);
    await give?.();
    expect(await rowOf(id)).toMatchObject({ version, amount_raised_minor: 5000 });
  });

  it('refuse a form for another project', async () => {
    const id = await create();
    const update = updateProject(dependencies, id, { projectId: id + 1, title: 'Mine' }, NO_IMAGES);
    await expect(update).rejects.toMatchObject({ status: 422, details: [{ field: 'payload/projectId' }] });
  });

  it('refuse a new currency once money was raised', async () => {
    const id = await addProject(server(), { amount_raised_minor: 1 });
    const update = (changes: object) => updateProject(dependencies, id, changes, NO_IMAGES);
    await expect(update({ currency: 'NGN' })).rejects.toMatchObject({
      status: 422,
      code: 'currency_fixed',
      message: 'This project has raised money in USD, so its currency cannot change.',
    });
    await update({ currency: 'USD', target_amount: 5 });
    expect(await rowOf(id)).toMatchObject({ currency: 'USD', target_amount_minor: 500 });
    const fresh = await addProject(server());
    await updateProject(dependencies, fresh, { currency: 'NGN' }, NO_IMAGES);
    expect((await rowOf(fresh)).currency).toBe('NGN');
  });

  it('return 404 for an unknown project', async () => {
    for (const change of [updateProject(dependencies, 9, {}, NO_IMAGES), deleteProject(dependencies, 9)])
      await expect(change).rejects.toMatchObject({ status: 404 });
  });

  describe('concurrently', () => {
    it('lose no donation', async () => {
      const id = await addProject(server());
      const gifts = await paidGifts(id, GIFTS);
      const updates = gifts.map((_gift, number) =>
        updateProject(dependencies, id, { title: `Title ${number}`, target_amount: number }, NO_IMAGES),
      );
      await Promise.all([...updates, ...gifts.map((gift) => gift())]);
      expect((await rowOf(id)).amount_raised_minor).toBe(GIFTS * 5000);
      expect(await ledgerSum()).toBe(GIFTS * 5000);
    });

    it('keep currency and raised amount consistent', async () => {
      await setRate(server(), '1500');
      const id = await addProject(server());
      const gifts = await paidGifts(id, GIFTS);
      const changes = gifts.map((_gift, number) =>
        updateProject(dependencies, id, { currency: number % 2 === 0 ? 'NGN' : 'USD' }, NO_IMAGES),
      );
      const outcomes = await Promise.allSettled([...changes, ...gifts.map((gift) => gift())]);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      for (const { reason } of refused) expect(reason).toMatchObject({ code: 'currency_fixed' });
      const project = await rowOf(id);
      const all = await donations();
      expect(new Set(all.map((gift) => gift.project_currency))).toEqual(new Set([project.currency]));
      expect(await ledgerSum()).toBe(project.amount_raised_minor);
    });

    it('keep the fields of each administrator', async () => {
      const id = await addProject(server(), { title: 'Old', location: 'Kano' });
      await Promise.all([
        updateProject(dependencies, id, { title: 'New' }, NO_IMAGES),
        updateProject(dependencies, id, { location: 'Lagos' }, NO_IMAGES),
      ]);
      expect(await rowOf(id)).toMatchObject({ title: 'New', location: 'Lagos' });
    });

    it('accept one of two updates with the same version', async () => {
      const id = await addProject(server());
      const { version } = await rowOf(id);
      const outcomes = await Promise.allSettled([
        updateProject(dependencies, id, { version, title: 'One' }, NO_IMAGES),
        updateProject(dependencies, id, { version, title: 'Other' }, NO_IMAGES),
      ]);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(['stale_version']);
    });

    it('keep every donation that completes while its project is deleted', async () => {
      const id = await addProject(server());
      const gifts = await paidGifts(id, GIFTS);
      const halves = [gifts.slice(0, GIFTS / 2), gifts.slice(GIFTS / 2)];
      await Promise.all([
        ...(halves[0] ?? []).map((gift) => gift()),
        deleteProject(dependencies, id),
        ...(halves[1] ?? []).map((gift) => gift()),
      ]);
      const all = await donations();
      expect(all.map(({ status }) => status)).toEqual(Array.from({ length: GIFTS }, () => 'completed'));
      const ledger = await server().db.selectFrom('ledger_entry').selectAll().execute();
      expect(ledger).toHaveLength(GIFTS);
      for (const gift of all) {
        expect(gift.project_title).toBe('Microscopes for Kano');
        const raised = gift.current_amount_raised_minor ?? 5000;
        expect(raised - (gift.previous_amount_raised_minor ?? 0)).toBe(5000);
      }
    });

    it('store each new donation or refuse it with 404 while its project is deleted', async () => {
      const id = await addProject(server());
      // An email may start 20 gifts in an hour.
      const gifts = Array.from({ length: 3 * GIFTS }, (_gift, number) =>
        requestGift(server(), { project_id: id, donor_email: `donor${number}@donors.example` }),
      );
      const [responses] = await Promise.all([Promise.all(gifts), deleteProject(dependencies, id)]);
      const statuses = responses.map(({ statusCode }) => statusCode);
      expect([201, 404]).toEqual(expect.arrayContaining(statuses));
      expect(await donations()).toHaveLength(statuses.filter((status) => status === 201).length);
    });

    it('delete a project once', async () => {
      const id = await addProject(server());
      const outcomes = await Promise.allSettled([
        deleteProject(dependencies, id),
        deleteProject(dependencies, id),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
        'fulfilled',
        'rejected',
      ]);
    });
  });
});
