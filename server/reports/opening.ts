import { categoryName } from '../projects/categories.ts';
import { drawFacts, layOutFacts, type Fact } from './blocks.ts';
import { drawPhoto } from './deliveries.ts';
import { COVER_PHOTO, FRAME, FRAME_WIDTH, STYLES } from './styles.ts';
import type { ProjectReport } from './projectReport.ts';
import { lineHeight, type Sheet } from './sheet.ts';
import { calendarDay, capitalised, CATEGORY_NAMES, wholeNumber, copy } from './copy.ts';

type Project = ProjectReport['project'];

/** Titles above this length are set smaller, so that the facts stay on the first page. */
const LONG_TITLE = 90;
const COVER_GAPS = { above: 4, below: 12 } as const;
const PARAGRAPH_GAP = 6;
const SUMMARY_GAP = 10;

const TALLEST_COVER = (FRAME_WIDTH * COVER_PHOTO.height) / COVER_PHOTO.width;
/** Cut to less than this, a cover no longer shows what it is of. */
const FLATTEST_COVER = TALLEST_COVER / 2;

function factsOf(project: Project): Fact[] {
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

function drawTitle(sheet: Sheet, { title, category }: Project): void {
  sheet.mark('P', () => sheet.write(categoryName(category, CATEGORY_NAMES), STYLES.eyebrow));
  sheet.y += 4;
  const style = title.length > LONG_TITLE ? STYLES.longTitle : STYLES.title;
  sheet.mark('H1', () => sheet.write(title, style));
  sheet.y += 10;
}

/**
 * As tall as the page allows that holds the cover with what stands below it.
 *
 * @param below the heights of what might stand there, best first
 */
function coverHeight(room: number, below: readonly number[]): number {
  const left = below.map((height) => room - height).find((height) => height >= FLATTEST_COVER);
  return Math.min(TALLEST_COVER, left ?? TALLEST_COVER);
}

function drawCover(
  sheet: Sheet,
  cover: Uint8Array,
  { alt, below }: { alt: string; below: readonly number[] },
): void {
  const height = coverHeight(FRAME.bottom - sheet.y - COVER_GAPS.above - COVER_GAPS.below, below);
  sheet.ensureRoom(COVER_GAPS.above + height);
  const place = { x: FRAME.left, y: sheet.y + COVER_GAPS.above, width: FRAME_WIDTH, height };
  sheet.mark('Figure', () => drawPhoto(sheet, cover, place), { alt });
  sheet.y = place.y + height + COVER_GAPS.below;
}

/**
 * What the project is: its title, its cover, what it is about and its facts.
 *
 * @param next the height of what follows, and would also stand on the first page
 */
export function drawOpening(sheet: Sheet, { project, cover }: ProjectReport, next: number): void {
  const summary = project.summary
    .split(/\n+/)
    .map((paragraph) => sheet.lines(paragraph, STYLES.lead, FRAME_WIDTH));
  const facts = layOutFacts(sheet, factsOf(project));
  drawTitle(sheet, project);
  if (cover) {
    const lines = summary.flat().length * lineHeight(STYLES.lead) + summary.length * PARAGRAPH_GAP;
    const own = lines + SUMMARY_GAP + facts.height;
    drawCover(sheet, cover, { alt: copy.cover(project.title), below: [own + next, own, 0] });
  }
  const place = { x: FRAME.left, width: FRAME_WIDTH };
  for (const paragraph of summary) {
    sheet.mark('P', () => sheet.writeLines(paragraph, STYLES.lead, place));
    sheet.y += PARAGRAPH_GAP;
  }
  sheet.y += SUMMARY_GAP;
  drawFacts(sheet, facts);
}
