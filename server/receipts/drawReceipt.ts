import type { Organisation } from '@/app/organisation';
import { TaggedPdf } from '../pdf/taggedPdf.ts';
import { STYLES } from '../pdf/styles.ts';
import { CLIENT_NAMES } from '../payments/provider.ts';
import { day, money } from '../reports/copy.ts';
import { copy } from './copy.ts';
import type { Receipt } from './receipt.ts';

export interface Issuer extends Pick<Organisation, 'name' | 'email' | 'address' | 'registration'> {
  receiptStatement?: string | undefined;
}

function factsOf(receipt: Receipt): { label: string; value: string }[] {
  const { currency, amountMinor, returnedMinor, converted, paidAt } = receipt;
  return [
    { label: copy.donor, value: receipt.donorName },
    { label: copy.amount, value: `${money(amountMinor, currency)} ${currency}` },
    ...(returnedMinor === 0
      ? []
      : [
          { label: copy.returned, value: money(returnedMinor, currency) },
          { label: copy.kept, value: money(amountMinor - returnedMinor, currency) },
        ]),
    { label: copy.date, value: day(paidAt) },
    { label: copy.purpose, value: receipt.projectTitle ?? copy.general },
    ...(converted === null
      ? []
      : [
          {
            label: copy.converted,
            value: copy.convertedValue(
              money(converted.minor, converted.currency),
              converted.rate,
              day(paidAt),
            ),
          },
        ]),
    ...(receipt.isMonthly ? [{ label: copy.frequency, value: copy.month }] : []),
    { label: copy.client, value: CLIENT_NAMES[receipt.paymentClient] },
    { label: copy.reference, value: receipt.reference },
  ];
}

/** The receipt as a PDF. */
export function drawReceipt(receipt: Receipt, issuer: Issuer, date: Date): Promise<Buffer> {
  const { name, registration, receiptStatement } = issuer;
  const pdf = new TaggedPdf({
    title: copy.subject(receipt.reference),
    author: name,
    subject: copy.receipt,
    created: date,
  });
  pdf.letterhead(name, `${copy.receipt} · ${receipt.reference}`);
  pdf.write(copy.receipt, STYLES.title, {}, 'H1');
  pdf.skip(8);
  pdf.write(copy.thanks(name), STYLES.lead);
  pdf.skip(10);
  pdf.facts(factsOf(receipt));
  if (receiptStatement !== undefined) {
    pdf.heading(copy.statement);
    pdf.write(receiptStatement, STYLES.body);
  }
  pdf.heading(copy.organisation);
  const lines = [name, registration ?? '', issuer.address.join(', ')].filter(Boolean);
  for (const line of lines) pdf.write(line, STYLES.body);
  pdf.skip(10);
  pdf.write(`${copy.created(day(date))} ${copy.contact(issuer.email)}`, STYLES.small);
  return pdf.finish(copy.running(name, receipt.reference), copy.pageOf);
}
