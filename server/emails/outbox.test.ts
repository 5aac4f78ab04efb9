import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { createSignedLinks } from '../signedLinks.ts';
import { captchaToken } from '../testing/captchas.ts';
import {
  API,
  addProject,
  completeGift,
  describeDomainOnEachDatabase,
  startGift,
} from '../testing/domainServer.ts';
import { keepLog } from '../testing/reconciliation.ts';
import { testConfig } from '../testing/testApp.ts';
import { composeEmail } from './composeEmail.ts';
import type { Email } from './layout.ts';
import type { Mailer } from './mailer.ts';
import { enqueueEmail, type QueuedEmail } from './outbox.ts';
import { sendEmails } from './sendEmails.ts';

const config = testConfig({ reconcileAfterSeconds: 3600 });
// The application's own turn would take the emails first.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
afterAll(() => {
  vi.useRealTimers();
  rmSync(config.dataDir, { recursive: true, force: true });
});
const links = createSignedLinks(config.authSecret ?? '');
const origin = () => 'https://kitbridge.example';
const failing = (error: Error): Mailer => ({
  send: async () => {
    throw error;
  },
});
const DAY = 24 * 60 * 60;

describeDomainOnEachDatabase(
  'the outbox',
  (server) => {
    let sent: (Email & { id: number })[] = [];
    const toMailServer: Mailer = {
      send: async (email, { id }) => void sent.push({ ...email, id }),
    };

    beforeEach(() => {
      sent = [];
    });

    const turn = (mailer: Mailer | null = toMailServer, log = keepLog().log) => {
      const { db } = server();
      const compose = (email: QueuedEmail) => composeEmail(email, { db, links, origin });
      return sendEmails({ db, mailer, compose, log }, new AbortController().signal);
    };
    const rows = () => server().db.selectFrom('email').selectAll().orderBy('id').execute();
    const pass = (seconds: number) =>
      sql`update email set created_at = created_at - make_interval(secs => ${seconds}::float8),
        next_attempt_at = next_attempt_at - make_interval(secs => ${seconds}::float8)`.execute(server().db);
    const subscribe = async (email: string) =>
      server().post(`${API}/subscription/`, { email, captcha_token: await captchaToken('subscribe') });

    it('thanks for a completed gift once, however often it is confirmed', async () => {
      const project_id = await addProject(server());
      const { reference } = await completeGift(server(), { project_id });
      await server().get(`${API}/donation/execute_paypal/payment?payment_id=${reference}`);
      await turn();
      await turn();
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({
        to: 'ada@donors.example',
        subject: 'Thank you for your gift of $50.00',
        unsubscribeUrl: null,
      });
      expect(sent[0]?.text).toContain('We have received your gift of $50.00 to “Microscopes for Kano”.');
      expect(sent[0]?.text).toContain('\nPayment date (UTC): ');
      expect(await rows()).toMatchObject([{ next_attempt_at: null, sent_at: expect.any(Date) }]);
    });

    it('is sent within half a minute, however late the providers are asked', async () => {
      await completeGift(server());
      vi.advanceTimersByTime(30_000);
      await expect.poll(rows, { timeout: 10_000 }).toMatchObject([{ sent_at: expect.any(Date) }]);
    });

    it('has nothing for a gift that was not paid', async () => {
      await startGift(server());
      expect(await rows()).toEqual([]);
    });

    it('has nothing when the transaction that it tells of fails', async () => {
      const failed = inTransaction(server().db, async (transaction) => {
        await enqueueEmail(transaction, { kind: 'gift_received', subjectId: 1 });
        throw new Error('rolled back');
      });
      await expect(failed).rejects.toThrow('rolled back');
      expect(await rows()).toEqual([]);
    });

    it('links a monthly gift’s thanks to its private page', async () => {
      const { monthly_gift_token: token } = await completeGift(server(), { frequency: 'MONTHLY' });
      await turn();
      expect(sent[0]?.subject).toBe('We received your monthly gift of $50.00');
      expect(sent[0]?.text).toContain(`https://kitbridge.example/monthly-gift/${token}`);
    });

    it('sends each email once when several processes take their turn at the same moment', async () => {
      for (const amount of [10, 20, 30, 40, 50, 60, 70])
        await completeGift(server(), { amount, donor_email: `donor${amount}@donors.example` });
      await Promise.all([turn(), turn(), turn()]);
      await turn();
      expect(sent.map(({ to }) => to).toSorted()).toEqual(
        [10, 20, 30, 40, 50, 60, 70].map((amount) => `donor${amount}@donors.example`),
      );
    });

    it('sends again, under the same id, what a killed process had claimed', async () => {
      await completeGift(server());
      let killed: QueuedEmail | undefined;
      const neverReturns: Mailer = {
        send: (_email, queued) => {
          killed = queued;
          return new Promise(() => {});
        },
      };
      void turn(neverReturns);
      await expect.poll(() => killed?.id).toBe(1);
      await turn();
      expect(sent).toEqual([]);
      await pass(2 * 60);
      await turn();
      expect(sent).toMatchObject([{ id: killed?.id }]);
    });

    it('tries again after a pause that doubles, and says so without the address', async () => {
      await completeGift(server());
      const { log, lines } = keepLog();
      await turn(failing(new Error('connect ECONNREFUSED')), log);
      await turn(toMailServer);
      expect(sent).toEqual([]);
      await pass(2 * 60);
      await turn(failing(new Error('connect ECONNREFUSED')), log);
      await pass(2 * 60);
      await turn(toMailServer);
      expect(sent).toEqual([]);
      await pass(2 * 60);
      await turn(toMailServer);
      expect(sent).toHaveLength(1);
      expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
      expect(JSON.stringify(lines)).not.toContain('ada');
    });

    it('gives up after three days with an error in the log', async () => {
      await completeGift(server());
      const { log, lines } = keepLog();
      await pass(3 * DAY + 1);
      await turn(failing(new Error('no route to host')), log);
      expect(lines).toMatchObject([{ level: 'error', line: expect.stringContaining('Gave up') }]);
      expect(await rows()).toMatchObject([{ next_attempt_at: null, sent_at: null }]);
      expect(JSON.stringify(lines)).not.toContain('ada');
    });

    it('gives up at once when the mail server says that the address does not exist', async () => {
      await completeGift(server());
      const refusal = { command: 'RCPT TO', response: '550 5.1.1 no such user' };
      await turn(failing(Object.assign(new Error('refused'), refusal)));
      expect(await rows()).toMatchObject([{ next_attempt_at: null, sent_at: null }]);
    });

    it('sends nothing about a gift that was refunded before its email was sent', async () => {
      await completeGift(server());
      await server().db.updateTable('donation').set({ status: 'refunded' }).execute();
      await turn();
      expect(sent).toEqual([]);
      expect(await rows()).toMatchObject([{ next_attempt_at: null, sent_at: null }]);
    });

    it('forgets what waits when there is no mail server, so that nothing old is sent later', async () => {
      await completeGift(server());
      await turn(null);
      await turn();
      expect(sent).toEqual([]);
    });

    it('holds no address', async () => {
      await completeGift(server());
      await subscribe('reader@news.example');
      expect(JSON.stringify(await rows())).not.toContain('@');
    });

    describe('of the newsletter', () => {
      it('confirms each subscription once', async () => {
        await subscribe('reader@news.example');
        await subscribe('READER@news.example');
        await turn();
        expect(sent).toMatchObject([{ to: 'reader@news.example' }]);
        const url = sent[0]?.unsubscribeUrl ?? '';
        expect(sent[0]?.text).toContain(url);
        expect(sent[0]?.html).toContain(url);
      });

      it('is not sent to a reader who has left by then', async () => {
        await subscribe('reader@news.example');
        await server().db.updateTable('subscription').set({ active: false }).execute();
        await turn();
        expect(sent).toEqual([]);
      });
    });
  },
  config,
);
