/** The fields of the form in the order in which they stand on the screen; the first wrong one gets the focus. */
export const FIELDS = [
  'title',
  'summary',
  'category',
  'location',
  'status',
  'currency',
  'targetAmount',
  'deadline',
  'receivingDonation',
  'donationReason',
  'impactPhrase',
  'impactCount',
  'beneficiaryCount',
  'goals',
  'milestones',
  'donationSupports',
  'cover',
  'media',
] as const;

/** A field of the form. */
export type Field = (typeof FIELDS)[number];

/** A field that is for pictures. */
export type PictureField = Extract<Field, 'cover' | 'media'>;

/** How much the contract takes. */
export const MAX = {
  title: 200,
  summary: 10_000,
  location: 200,
  donationReason: 2000,
  impactPhrase: 300,
  listItem: 500,
  listItems: 50,
  count: 2_147_483_647,
  mediaFiles: 100,
} as const;

/** The fields that are lists of texts. */
export const LISTS = ['goals', 'milestones', 'donationSupports'] as const;

/** A field that is a list of texts. */
export type ListField = (typeof LISTS)[number];
