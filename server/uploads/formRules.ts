/** What a form says of the files of one part. */
export interface FilePart {
  /** The part's name; of numbered parts (`media_files[0]`) the one that they have in common. */
  name: string;
  /** Whether a part of this name belongs here. */
  matches: (field: string) => boolean;
  kind: 'single' | 'repeated' | 'numbered';
  /** How many files there must and may be. */
  min: number;
  max: number;
  maxBytes: number;
  mediaTypes: readonly string[];
}

/** What may stand in a form with files: a part `payload` with JSON, and these. */
export interface FormRules {
  payloadRequired: boolean;
  maxPayloadBytes: number;
  files: readonly FilePart[];
}

/** What the boundaries and headers of one part may take. */
const PART_OVERHEAD_BYTES = 4096;

/** So that a part which is too large is refused by its name, and not the form as a whole before it. */
const SLACK_BYTES = 512 * 1024;

/** How many files a form can have. */
export const maxFiles = ({ files }: FormRules) => files.reduce((sum, { max }) => sum + max, 0);

/** The most bytes that a form can have which keeps to its rules. */
export function maxFormBytes({ files, maxPayloadBytes }: FormRules): number {
  const partBytes = files.map(({ max, maxBytes }) => max * (maxBytes + PART_OVERHEAD_BYTES));
  return partBytes.reduce((sum, bytes) => sum + bytes, maxPayloadBytes + PART_OVERHEAD_BYTES + SLACK_BYTES);
}
