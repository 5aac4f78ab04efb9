/** A number with its label. `value` is written as shown. */
export interface ImpactFigure {
  value: string;
  label: string;
}

/** What an amount pays for. `amount` is in whole units of the currency; `pays` follows it, after a colon. */
export interface PricedGift {
  currency: 'USD' | 'NGN';
  amount: number;
  pays: string;
}

/** A person or partner, and what they do. */
export interface NamedRole {
  name: string;
  role: string;
}

/** The pages leave out optional parts that are missing here. */
export interface Organisation {
  name: string;
  /** The logo's strokes: an SVG path in a square of 32. */
  logo: string;
  /** One line under the name. */
  tagline: string;
  /** Lines of the postal address. */
  address: readonly string[];
  /** `number` as people read it; `href` as a telephone dials it. */
  phones: readonly { label: string; number: string; href: string }[];
  email: string;
  /** How the organisation is registered, as receipts and the site show it. Left out: nothing is shown. */
  registration?: string;
  social: readonly { name: string; href: string }[];
  /** Shown below the chosen amount of a gift without a project, in ascending order for each currency. */
  gifts?: readonly PricedGift[];
  /** Figures for all deliveries, shown in the hero. */
  impact: readonly ImpactFigure[];
  /** One figure for each program on the home page. */
  programImpact: Readonly<Record<'education' | 'healthcare' | 'volunteer', ImpactFigure>>;
  /** The calendar date of the figures above. */
  figuresAsOf?: string;
  /** What becomes of a dollar: shares in cents that add up to 100, and the accounts that they are from, with their date. */
  spending?: { source: string; shares: readonly { cents: number; label: string }[] };
  team?: readonly NamedRole[];
  board?: readonly NamedRole[];
  partners?: readonly NamedRole[];
  /** The calendar date on which team, board and partners were last checked. */
  peopleAsOf?: string;
}

/**
 * The organisation that runs this site, and the only file to edit for another one. All values are examples (555
 * numbers, `.example` addresses).
 */
export const organisation: Organisation = {
  name: 'Kitbridge',
  logo: 'M9.5 7.5v17M23 7.5 13 16l10 8.5',
  tagline: 'Used equipment, put back to work where it is needed.',
  address: ['1836 Example Street, Suite 210', 'Houston, TX 77002', 'United States'],
  phones: [
    { label: 'Office', number: '(713) 555-0142', href: 'tel:+17135550142' },
    { label: 'Equipment', number: '(713) 555-0178', href: 'tel:+17135550178' },
  ],
  email: 'hello@kitbridge.example',
  registration: 'EIN 00-0000000 (example)',
  social: [
    { name: 'Facebook', href: 'https://facebook.example/kitbridge' },
    { name: 'Instagram', href: 'https://instagram.example/kitbridge' },
    { name: 'LinkedIn', href: 'https://linkedin.example/kitbridge' },
  ],
  gifts: [
    { currency: 'USD', amount: 25, pays: 'new bulbs for one microscope' },
    { currency: 'USD', amount: 50, pays: 'about forty books in the travelling library' },
    { currency: 'USD', amount: 100, pays: 'a laptop ready for a classroom' },
    { currency: 'USD', amount: 250, pays: 'a hospital bed shipped to its ward' },
    { currency: 'NGN', amount: 500, pays: 'packing for two books' },
    { currency: 'NGN', amount: 1500, pays: 'one book in the travelling library' },
    { currency: 'NGN', amount: 3000, pays: 'a new bulb for a microscope' },
    { currency: 'NGN', amount: 5000, pays: 'an hour of repair' },
  ],
  impact: [
    { value: '18,400', label: 'items delivered' },
    { value: '312', label: 'schools, labs and hospitals' },
    { value: '14', label: 'countries' },
  ],
  programImpact: {
    education: { value: '9,650', label: 'computers and lab instruments in use' },
    healthcare: { value: '128', label: 'hospitals and clinics equipped' },
    volunteer: { value: '740', label: 'volunteers who test, repair and pack' },
  },
  figuresAsOf: '2026-09-30',
  spending: {
    source: 'Example figures from the 2025 accounts, published on April 30, 2026.',
    shares: [
      { cents: 41, label: 'repair and spare parts' },
      { cents: 34, label: 'shipping and customs' },
      { cents: 14, label: 'setup and training on site' },
      { cents: 11, label: 'running the organisation' },
    ],
  },
  team: [
    { name: 'Grace Adeyemi', role: 'Director' },
    { name: 'Daniel Ortiz', role: 'Workshop' },
    { name: 'Amara Okafor', role: 'Deliveries in West Africa' },
  ],
  board: [
    { name: 'Ruth Mbeki', role: 'Chair' },
    { name: 'Samuel Haile', role: 'Treasurer' },
    { name: 'Linda Park', role: 'Secretary' },
  ],
  partners: [
    { name: 'Example Teachers’ Association', role: 'Sets up equipment in schools' },
    { name: 'Example Community College', role: 'Donates and tests instruments' },
    { name: 'Example Freight', role: 'Ships the crates at cost' },
  ],
  peopleAsOf: '2026-10-15',
};

/**
 * What the law requires on a receipt; undefined for receipts without a statement. Kept separate, so that visitors do not
 * load it.
 */
export const receiptStatement: string | undefined =
  'Kitbridge is a tax-exempt organization under section 501(c)(3) of the Internal Revenue Code. No goods or services were provided in exchange for this gift.';
