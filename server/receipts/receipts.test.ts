import { describe, expect, it } from 'vitest';
import { recordRefund } from '../testing/books.ts';
import { createSignedLinks } from '../signedLinks.ts';
import {
  addProject,
  completeGift,
  describeDomain,
  setRate,
  startGift,
  type Confirmation,
} from '../testing/domainServer.ts';
import { openPdf, pagesOf } from '../testing/readPdf.ts';
import { keepLog } from '../testing/reconciliation.ts';
import { testConfig } from '../testing/testApp.ts';
import { drawReceipt } from './drawReceipt.ts';
import type { Receipt } from './receipt.ts';

const config = testConfig();
const links = createSignedLinks(config.authSecret ?? '');
const textOf = async (pdf: Uint8Array) => (await pagesOf(pdf)).join(' ');
const addressOf = (token: string) => `/backend/api/donation/receipt/${token}`;

describeDomain(
  'a receipt',
  (server) => {
    const download = (token: string) => server().get(addressOf(token));
    const firstDonation = () => server().db.selectFrom('donation').selectAll().executeTakeFirstOrThrow();
    const refund = async (minor: number) => {
      const { provider } = await firstDonation();
      const { provider_id: paymentId } = await server()
        .db.selectFrom('ledger_entry')
        .select('provider_id')
        .executeTakeFirstOrThrow();
      const money = { minor, currency: 'USD' as const };
      await recordRefund(
        server().db,
        { provider, kind: 'refund', id: `r${minor}`, paymentId, money },
        keepLog().log,
      );
    };

    it('is linked from the confirmation, and says what was given, by whom and for what', async () => {
      await setRate(server(), '1540.25');
      const project_id = await addProject(server(), { currency: 'NGN', target_amount_minor: 100_000_000 });
      const gift = (await completeGift(server(), { project_id })) as Confirmation & { receipt_url: string };
      const response = await server().get(`/backend${gift.receipt_url}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      });
      const text = await textOf(response.rawPayload);
      const { short_reference: reference } = await firstDonation();
      expect(text).toContain('Ada Obi');
      expect(text).toContain('$50.00 USD');
      expect(text).toContain('Microscopes for Kano');
      expect(text).toContain('₦77,012.50 (1 US dollar = ₦1540.25');
      expect(text).toContain(reference);
      expect(text).toContain('No goods or services were provided in exchange');
    });

    it('shows what was refunded of it', async () => {
      await completeGift(server());
      await refund(2000);
      const { id } = await firstDonation();
      const text = await textOf((await download(links.receipt.tokenOf(id))).rawPayload);
      expect(text).toMatch(/Refunded \$20\.00.*Receipt amount \$30\.00/);
    });

    it('shows what the rest counts as in the project’s currency', async () => {
      await setRate(server(), '1540.25');
      const project_id = await addProject(server(), { currency: 'NGN' });
      await completeGift(server(), { project_id });
      await refund(2000);
      const { id } = await firstDonation();
      const text = await textOf((await download(links.receipt.tokenOf(id))).rawPayload);
      expect(text).toMatch(/Receipt amount \$30\.00.*Counts towards the project as ₦46,207\.50/);
    });

    it('is refused for a gift that was refunded in full', async () => {
      await completeGift(server());
      await refund(5000);
      const { id } = await firstDonation();
      expect((await download(links.receipt.tokenOf(id))).statusCode).toBe(404);
    });

    it('is refused for a gift that was not paid', async () => {
      await startGift(server());
      const { id } = await firstDonation();
      expect((await download(links.receipt.tokenOf(id))).statusCode).toBe(404);
    });

    it('is not found with any other token', async () => {
      await completeGift(server());
      const { id } = await firstDonation();
      const forged = [
        links.gift.tokenOf(id),
        createSignedLinks('another secret of thirty-two bytes').receipt.tokenOf(id),
        `${id}.`,
        'x',
      ];
      for (const token of forged) expect((await download(token)).statusCode).toBe(404);
    });
  },
  config,
);

describe('a drawn receipt', () => {
  const receipt: Receipt = {
    reference: 'KB-7F3A92',
    donorName: 'Ngọzi Adéyẹmí',
    amountMinor: 500_000,
    currency: 'NGN',
    returnedMinor: 0,
    paidAt: new Date('2026-11-20T09:00:00Z'),
    projectTitle: null,
    converted: null,
    isMonthly: true,
    paymentClient: 'PAYSTACK',
  };
  const issuer = { name: 'Kitbridge', email: 'hello@kitbridge.example', address: ['Houston'] };
  const draw = (changes: Partial<Receipt> = {}) =>
    drawReceipt({ ...receipt, ...changes }, issuer, new Date('2026-11-23T09:00:00Z'));

  it('has no statement where the organisation has none', async () => {
    const text = await textOf(await draw());
    expect(text).toContain('₦5,000.00 NGN');
    expect(text).toContain('Ngọzi Adéyẹmí');
    expect(text).not.toContain('Statement');
  });

  it('says that the payment date is in UTC', async () => {
    const text = await textOf(await draw({ paidAt: new Date('2026-11-20T23:30:00Z') }));
    expect(text).toContain('Payment date (UTC) Nov 20, 2026');
  });

  it('is tagged, and breaks long hostile names', async () => {
    const file = await draw({ donorName: `</facts>\u202E\u0000${'Wolfeschlegelstein'.repeat(20)} 🎉 end` });
    const tree = await (await (await openPdf(file)).getPage(1)).getStructTree();
    expect(JSON.stringify(tree)).toContain('"H1"');
    const text = await textOf(file);
    expect(text).toContain('</facts>');
    expect(text).toContain('end');
  });
});
