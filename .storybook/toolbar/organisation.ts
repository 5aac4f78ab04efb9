import { organisation as current, type Organisation } from '@/app/organisation';
import type { Condition } from './condition';
import './openShelves.css';

const own: Organisation = { ...current };

/** An invented charity, to show that the tokens and `organisation.ts` are all it takes. */
const openShelves: Organisation = {
  name: 'Open Shelves',
  logo: 'M9 8v16M15 8v16M20 8.500l4 15.500',
  tagline: 'Books on their way to readers without a library.',
  address: ['7 Sample Lane', 'Bristol BS1 0AA', 'United Kingdom'],
  phones: [{ label: 'Office', number: '0117 496 0142', href: 'tel:+441174960142' }],
  email: 'hello@openshelves.example',
  social: [{ name: 'Instagram', href: 'https://instagram.example/openshelves' }],
  impact: [
    { value: '96,000', label: 'books delivered' },
    { value: '140', label: 'reading rooms' },
    { value: '9', label: 'countries' },
  ],
  programImpact: {
    education: { value: '61,200', label: 'school books in use' },
    healthcare: { value: '35', label: 'hospitals with a book trolley' },
    volunteer: { value: '410', label: 'volunteers who sort and pack' },
  },
};

/** Also removes optional parts that `next` lacks. */
function become(next: Organisation): void {
  for (const part of Object.keys(current)) Reflect.deleteProperty(current, part);
  Object.assign(current, next);
}

/** Undoes the choice of another organisation. */
export const resetOrganisation = (): void => become(own);

/** The same site for another charity. */
export const organisation: Condition = {
  title: 'Organisation',
  icon: 'paintbrush',
  choices: { openShelves: 'Open Shelves' },
  prepare: () => become(openShelves),
  change: () => {
    const { dataset } = document.documentElement;
    dataset['organisation'] = 'openShelves';
    return () => delete dataset['organisation'];
  },
};
