/** The limits in the contract. */
export const MAX = {
  title: 200,
  summary: 10_000,
  location: 200,
  donationReason: 2000,
  impactPhrase: 300,
  listItem: 500,
  listItems: 50,
  count: 2_147_483_647,
  mediaFiles: 20,
} as const;

/** The fields that are lists of strings. */
export const LISTS = ['goals', 'milestones', 'donationSupports'] as const;

/** A field that is a list of strings. */
export type ListField = (typeof LISTS)[number];
