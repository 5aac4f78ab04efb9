import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { communityProjects } from './projects/community.ts';
import { educationProjects } from './projects/education.ts';
import { healthcareProjects } from './projects/healthcare.ts';

const HERE = import.meta.dirname;
const MAX_BYTES = 60_000;

const projects = [...educationProjects, ...healthcareProjects, ...communityProjects];
const proofs = projects.flatMap(({ location, shippedOn, proofs: all }) =>
  all.map((proof) => ({ ...proof, location, shippedOn })),
);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const pictures = [...projects.map(({ cover }) => cover), ...proofs.map(({ image }) => image)];

const textsOf = (image: string) =>
  [...readFileSync(`${HERE}/drawings/${image}.svg`, 'utf8').matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(
    ([, text]) => text,
  );

/** As in `MMM dd, yyyy`. */
const day = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});

// A drawing must not pass for a photo of a real delivery, wherever it is shown.
it.each(proofs)('$image says that it is a sample, and of which delivery', ({ image, name, ...proof }) => {
  const date = day.format(new Date(`${proof.deliverDate}T00:00:00Z`));
  expect(textsOf(image)).toEqual([
    'Sample picture',
    'Recipient',
    name,
    'Place',
    proof.location,
    'Date',
    date,
  ]);
});

it('has a drawing for each picture, and no other', () => {
  const drawings = readdirSync(`${HERE}/drawings`).map((file) => file.replace('.svg', ''));
  expect(drawings.toSorted()).toEqual([...pictures, 'share'].toSorted());
});

it('has small pictures', () => {
  const large = readdirSync(`${HERE}/images`).filter(
    (file) => statSync(`${HERE}/images/${file}`).size > MAX_BYTES,
  );
  expect(large).toEqual([]);
});

it.each(proofs)('$image was shipped before its delivery, and checked after 90 days', (proof) => {
  const { shippedOn = '', deliverDate, workingOn = '9999-12-31' } = proof;
  expect(daysBetween(shippedOn, deliverDate)).toBeGreaterThan(0);
  expect(daysBetween(deliverDate, workingOn)).toBeGreaterThanOrEqual(90);
});
