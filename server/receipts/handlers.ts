import type { Kysely } from 'kysely';
import { organisation, receiptStatement } from '@/app/organisation';
import type { Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import { notFound } from '../http/errors.ts';
import { createRenderQueue } from '../renderQueue.ts';
import type { SignedLinks } from '../signedLinks.ts';
import { drawReceipt } from './drawReceipt.ts';
import { readReceipt } from './receipt.ts';

interface ReceiptDependencies {
  db: Kysely<Database>;
  links: SignedLinks;
}

/** Serves the receipt of a donation as a PDF, to anyone with its signed link. */
export function receiptHandlers({ db, links }: ReceiptDependencies): Pick<Handlers, 'downloadReceipt'> {
  const render = createRenderQueue({
    maxWaiting: 20,
    maxCachedBytes: 4 * 1024 * 1024,
    busyMessage: 'Too many receipts are being created right now.',
    retrySeconds: 10,
  });

  return {
    downloadReceipt: async ({ path: { token } }) => {
      const id = links.receipt.read(token);
      const receipt = id === null ? undefined : await readReceipt(db, id);
      if (!receipt) throw notFound('This receipt does not exist. A gift refunded in full has no receipt.');
      const date = new Date();
      const key = JSON.stringify([receipt, date.toISOString().slice(0, 10)]);
      const pdf = await render(key, () => drawReceipt(receipt, { ...organisation, receiptStatement }, date));
      if (!pdf) throw new Error('A receipt was rendered without content.');
      return {
        status: 200,
        contentType: 'application/pdf',
        content: pdf,
        headers: {
          'Content-Disposition': `inline; filename="receipt-${receipt.reference}.pdf"`,
          'Cache-Control': 'private, no-store',
          'Referrer-Policy': 'no-referrer',
        },
      };
    },
  };
}
