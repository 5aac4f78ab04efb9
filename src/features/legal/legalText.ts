/** The organisation's details in a legal document. */
export interface LegalOrganisation {
  name: string;
  email: string;
  /** Lines of the postal address. */
  address: readonly string[];
}

/** A paragraph or a list; links are written as for `TextWithLinks`. */
export type Block = string | readonly string[];

export interface LegalSection {
  /** The fragment of the section's URL. Others link to it, so it never changes. */
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** The content of a legal page. */
export interface LegalText {
  heading: string;
  /** The key points, shown first. */
  summary: string;
  sections: readonly LegalSection[];
}

/** The organisation's email address as a link. */
export const mailLink = (email: string) => `[${email}](mailto:${email})`;

/** The copy around the text. */
export const copy = {
  effective: 'Effective August 9, 2025',
  effectiveDate: '2025-08-09',
  contents: 'On this page',
  linkTo: (heading: string) => `Link to “${heading}”`,
  address: 'By post',
} as const;
