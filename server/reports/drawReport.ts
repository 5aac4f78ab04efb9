import type { Organisation } from '@/app/organisation';
import { TaggedPdf } from '../pdf/taggedPdf.ts';
import { printable } from '../pdf/printable.ts';
import { CONTENT, STYLES } from '../pdf/styles.ts';
import { categoryName } from '../projects/categories.ts';
import { percentageFunded } from '../projects/presentProject.ts';
import {
  calendarDay,
  capitalised,
  CATEGORY_NAMES,
  copy,
  CURRENCY_NAMES,
  day,
  money,
  percentage,
  wholeNumber,
} from './copy.ts';
import { COVER_PHOTO, DELIVERY_PHOTO } from './photos.ts';
import type { Delivery, ProjectReport } from './projectReport.ts';

type Project = ProjectReport['project'];

/** Who publishes the report, when, and where to read more. */
export interface Imprint {
  organisation: Pick<Organisation, 'name' | 'email' | 'phones' | 'address'>;
  date: Date;
  /** The address of the project's page. */
  page: string;
}

/** Longer titles are set smaller, so that the facts stay on the first page. In characters. */
const LONG_TITLE = 90;
/** Of the figure, bar and table head below a heading together, and of each table row, in points. */
const MONEY_HEIGHT = { figure: 125, row: 20 } as const;
const IMPRINT_HEIGHT = 70;
const CARD_GAP = { column: 20, row: 14, text: 7 } as const;
const CARD_WIDTH = (CONTENT.width - CARD_GAP.column) / 2;
const PHOTO_HEIGHT = (CARD_WIDTH * DELIVERY_PHOTO.height) / DELIVERY_PHOTO.width;
const NAME_LINES = 3;

function factsOf(project: Project): { label: string; value: string }[] {
  const { beneficiary_count: beneficiaries, impact_count: count, impact_phrase: phrase } = project;
  const status = project.receiving_donation ? copy.receiving : copy.notReceiving;
  const impact = [count === null ? '' : wholeNumber(count), phrase ?? ''].filter(Boolean).join(' ');
  return [
    { label: copy.location, value: project.location?.trim() || copy.missing },
    { label: copy.start, value: calendarDay(project.start_date) },
    { label: copy.end, value: calendarDay(project.deadline) },
    { label: copy.status, value: status(capitalised(project.status)) },
    ...(beneficiaries === null ? [] : [{ label: copy.beneficiaries, value: wholeNumber(beneficiaries) }]),
    ...(impact === '' ? [] : [{ label: copy.impact, value: impact }]),
  ];
}

function drawOpening(pdf: TaggedPdf, { project, cover }: ProjectReport): void {
  pdf.write(categoryName(project.category, CATEGORY_NAMES), STYLES.eyebrow);
  pdf.skip(2);
  pdf.write(project.title, project.title.length > LONG_TITLE ? STYLES.longTitle : STYLES.title, {}, 'H1');
  pdf.skip(10);
  if (cover) {
    const height = (CONTENT.width * COVER_PHOTO.height) / COVER_PHOTO.width;
    pdf.keepTogether(height);
    const { y } = pdf;
    pdf.photo(cover, copy.cover(project.title), { ...CONTENT, y, height });
    pdf.moveTo(y + height + 12);
  }
  for (const paragraph of project.summary.split(/\n+/)) {
    pdf.write(paragraph, STYLES.lead);
    pdf.skip(4);
  }
  pdf.skip(6);
  pdf.facts(factsOf(project));
}

function drawMoney(pdf: TaggedPdf, { project, gifts }: ProjectReport): void {
  const { amount_raised_minor: raised, target_amount_minor: target, currency } = project;
  pdf.heading(copy.money, MONEY_HEIGHT.figure + gifts.length * MONEY_HEIGHT.row);
  pdf.write(copy.raised(money(raised, currency)), STYLES.figure);
  pdf.skip(4);
  const percent = percentageFunded(raised, target);
  if (percent === null) pdf.write(copy.noGoal, STYLES.body);
  else {
    const funded = copy.funded(percentage(percent), money(target, currency));
    pdf.progressBar(percent / 100, funded);
    pdf.skip(5);
    pdf.write(funded, STYLES.body);
  }
  pdf.skip(8);
  if (gifts.length === 0) {
    pdf.write(copy.noGifts, STYLES.body);
    return;
  }
  pdf.table(
    [copy.currency, copy.count, copy.sum],
    gifts.map(({ currency: given, count, minor }) => [
      CURRENCY_NAMES[given],
      wholeNumber(count),
      money(minor, given),
    ]),
  );
  pdf.skip(6);
  pdf.write(copy.giftsNote, STYLES.small);
}

function drawItems(pdf: TaggedPdf, heading: string, items: readonly string[]): void {
  const written = items.filter(printable);
  if (written.length === 0) return;
  pdf.heading(heading);
  pdf.list(written);
}

/** Why a project still receives donations after its delivery. */
function drawReason(pdf: TaggedPdf, reason: string): void {
  if (!printable(reason)) return;
  pdf.heading(copy.reason);
  pdf.write(reason, STYLES.body);
}

const nameOf = ({ recipient }: Delivery) => printable(recipient ?? '') || copy.missing;

function drawDelivery(pdf: TaggedPdf, delivery: Delivery, x: number, y: number): void {
  const name = nameOf(delivery);
  const date = calendarDay(delivery.date);
  const box = { x, y, width: CARD_WIDTH, height: PHOTO_HEIGHT };
  if (delivery.photo) pdf.photo(delivery.photo, copy.photoOf(name, date), box);
  else pdf.emptyPhoto(copy.noPhoto, box);
  pdf.write(name, STYLES.strong, {
    x,
    y: y + PHOTO_HEIGHT + CARD_GAP.text,
    width: CARD_WIDTH,
    maxLines: NAME_LINES,
  });
  pdf.write(date, STYLES.small, { x, width: CARD_WIDTH });
}

function drawDeliveries(pdf: TaggedPdf, { deliveries, furtherDeliveries }: ProjectReport): void {
  const place = { width: CARD_WIDTH, maxLines: NAME_LINES };
  const rows = Array.from({ length: Math.ceil(deliveries.length / 2) }, (_, row) =>
    deliveries.slice(row * 2, row * 2 + 2),
  );
  const heightOf = (row: readonly Delivery[]) =>
    PHOTO_HEIGHT +
    CARD_GAP.text +
    Math.max(...row.map((delivery) => pdf.heightOf(nameOf(delivery), STYLES.strong, place))) +
    pdf.heightOf(copy.missing, STYLES.small);
  pdf.heading(copy.deliveries, rows[0] && heightOf(rows[0]));
  if (rows.length === 0) pdf.write(copy.noDeliveries, STYLES.body);
  for (const row of rows) {
    const height = heightOf(row);
    pdf.keepTogether(height);
    const { y } = pdf;
    row.forEach((delivery, column) =>
      drawDelivery(pdf, delivery, CONTENT.x + column * (CARD_WIDTH + CARD_GAP.column), y),
    );
    pdf.moveTo(y + height + CARD_GAP.row);
  }
  if (furtherDeliveries > 0) pdf.write(copy.furtherDeliveries(wholeNumber(furtherDeliveries)), STYLES.body);
}

function drawImprint(pdf: TaggedPdf, { organisation, date, page }: Imprint): void {
  const { name, email, phones, address } = organisation;
  pdf.skip(8);
  pdf.keepTogether(IMPRINT_HEIGHT);
  pdf.rule();
  pdf.skip(12);
  const lines = [
    copy.origin(name, day(date)),
    copy.page(page),
    copy.contact(email, phones[0]?.number ?? ''),
    [name, ...address].join(', '),
  ];
  for (const line of lines) pdf.write(line, STYLES.small);
}

/** The report as a PDF. */
export function drawReport(report: ProjectReport, imprint: Imprint): Promise<Buffer> {
  const { project } = report;
  const { organisation, date } = imprint;
  const pdf = new TaggedPdf({
    title: project.title,
    author: organisation.name,
    subject: copy.subject(project.title),
    created: date,
  });
  pdf.letterhead(organisation.name, `${copy.report} · ${day(date)}`);
  drawOpening(pdf, report);
  drawMoney(pdf, report);
  drawItems(pdf, copy.goals, project.goals);
  drawItems(pdf, copy.achievements, project.milestones);
  drawReason(pdf, project.donation_reason ?? '');
  if (project.receiving_donation) drawItems(pdf, copy.supports, project.donation_supports);
  drawDeliveries(pdf, report);
  drawImprint(pdf, imprint);
  return pdf.finish(copy.running(organisation.name, project.title), copy.pageOf);
}
