import type { Organisation } from '@/app/organisation';
import { percentageFunded } from '../projects/presentProject.ts';
import {
  drawBar,
  drawHeading,
  drawLetterhead,
  drawList,
  drawRule,
  drawTable,
  HEADING_HEIGHT,
  itemLines,
  SECTION_GAP,
  tableHeight,
  type Bullet,
} from './blocks.ts';
import { drawDeliveries } from './deliveries.ts';
import { FRAME, FRAME_WIDTH, STYLES } from './styles.ts';
import { drawOpening } from './opening.ts';
import type { GiftSum, ProjectReport } from './projectReport.ts';
import { lineHeight, Sheet } from './sheet.ts';
import { CURRENCY_NAMES, day, money, percentage, wholeNumber, copy } from './copy.ts';

type Project = ProjectReport['project'];

/** What stands on a report beside the project itself. */
export interface Imprint {
  organisation: Pick<Organisation, 'name' | 'email' | 'phones' | 'address'>;
  date: Date;
  /** The address of the project's page. */
  page: string;
}

const NOTE_GAP = 8;

function giftsHeight(sheet: Sheet, gifts: readonly GiftSum[]): number {
  if (gifts.length === 0) return lineHeight(STYLES.body);
  const note = sheet.lines(copy.giftsNote, STYLES.small, FRAME_WIDTH);
  return tableHeight(gifts.length) + NOTE_GAP + note.length * lineHeight(STYLES.small);
}

/** Of all that is said about the money: none of it makes sense at the head of a page by itself. */
function moneyHeight(sheet: Sheet, { gifts }: ProjectReport): number {
  const { figure, body } = STYLES;
  return HEADING_HEIGHT + lineHeight(figure) + lineHeight(body) + 36 + giftsHeight(sheet, gifts);
}

function drawGifts(sheet: Sheet, gifts: readonly GiftSum[]): void {
  sheet.y += 14;
  if (gifts.length === 0) {
    sheet.mark('P', () => sheet.write(copy.noGifts, STYLES.body));
    return;
  }
  drawTable(
    sheet,
    [copy.currency, copy.count, copy.sum],
    gifts.map(({ currency, count, minor }) => [
      CURRENCY_NAMES[currency],
      wholeNumber(count),
      money(minor, currency),
    ]),
  );
  sheet.y += NOTE_GAP;
  sheet.mark('P', () => sheet.write(copy.giftsNote, STYLES.small));
}

function drawMoney(sheet: Sheet, report: ProjectReport): void {
  const { project, gifts } = report;
  const { amount_raised_minor: raised, target_amount_minor: target, currency } = project;
  drawHeading(sheet, copy.money, moneyHeight(sheet, report));
  sheet.mark('P', () => sheet.write(copy.raised(money(raised, currency)), STYLES.figure));
  sheet.y += 6;
  const percent = percentageFunded(raised, target);
  if (percent === null) sheet.mark('P', () => sheet.write(copy.noGoal, STYLES.body));
  else {
    const funded = copy.funded(percentage(percent));
    const { body, strong } = STYLES;
    sheet.ensureRoom(2 * lineHeight(body) + 24);
    drawBar(sheet, { share: percent / 100, alt: funded });
    sheet.y += 5;
    const place = { x: FRAME.left, width: FRAME_WIDTH, y: sheet.y };
    sheet.mark('P', () => void sheet.drawLines(sheet.lines(funded, strong, FRAME_WIDTH / 2), strong, place));
    sheet.mark('P', () => sheet.writeRight(copy.goal(money(target, currency)), body, place));
    sheet.y += lineHeight(body);
  }
  drawGifts(sheet, gifts);
}

function drawItems(sheet: Sheet, heading: string, items: readonly string[], bullet: Bullet): void {
  const drawable = items.map((item) => itemLines(sheet, item)).filter(({ length }) => length > 0);
  if (drawable.length === 0) return;
  drawHeading(sheet, heading);
  drawList(sheet, drawable, bullet);
}

/** Why a project goes on receiving donations after its delivery. */
function drawReason(sheet: Sheet, { donation_reason: reason }: Project): void {
  const lines = sheet.lines(reason ?? '', STYLES.body, FRAME_WIDTH);
  if (lines.length === 0) return;
  drawHeading(sheet, copy.reason);
  const place = { x: FRAME.left, width: FRAME_WIDTH };
  sheet.mark('P', () => sheet.writeLines(lines, STYLES.body, place));
}

function drawImprint(sheet: Sheet, { organisation, date, page }: Imprint): void {
  const { name, email, phones, address } = organisation;
  const phone = phones[0]?.number ?? '';
  const lines = [
    copy.origin(name, day(date)),
    copy.page(page),
    copy.contact(email, phone),
    [name, ...address].join(', '),
  ];
  sheet.y += 22;
  sheet.ensureRoom(lines.length * lineHeight(STYLES.small) + 12);
  drawRule(sheet);
  sheet.y += 12;
  for (const line of lines) sheet.mark('P', () => sheet.write(line, STYLES.small));
}

/** The report as a PDF. It takes the processor for some tenths of a second: see `makeReport`. */
export function drawReport(report: ProjectReport, imprint: Imprint): Promise<Buffer> {
  const { project } = report;
  const { organisation, date } = imprint;
  const sheet = new Sheet({
    title: project.title,
    author: organisation.name,
    subject: copy.subject(project.title),
    created: date,
  });
  drawLetterhead(sheet, { name: organisation.name, kind: `${copy.report} · ${day(date)}` });
  drawOpening(sheet, report, SECTION_GAP + moneyHeight(sheet, report));
  drawMoney(sheet, report);
  drawItems(sheet, copy.goals, project.goals, 'dot');
  drawItems(sheet, copy.achievements, project.milestones, 'tick');
  drawReason(sheet, project);
  if (project.receiving_donation) drawItems(sheet, copy.supports, project.donation_supports, 'dot');
  drawDeliveries(sheet, report);
  drawImprint(sheet, imprint);
  return sheet.finish(copy.running(organisation.name, project.title), copy.pageOf);
}
