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
  files: readonly FilePart[];
}

/** The most bytes of a `payload`: the longest texts that the contract allows fit in. */
export const MAX_PAYLOAD_BYTES = 512 * 1024;

/** What the boundaries and headers of one part may take. */
const PART_OVERHEAD_BYTES = 4096;

/** How many files a form can have. */
export const maxFiles = ({ files }: FormRules) => files.reduce((sum, { max }) => sum + max, 0);

/** The most bytes that a form can have which keeps to its rules. */
export function maxFormBytes({ files }: FormRules): number {
  const partBytes = files.map(({ max, maxBytes }) => max * (maxBytes + PART_OVERHEAD_BYTES));
  return partBytes.reduce((sum, bytes) => sum + bytes, MAX_PAYLOAD_BYTES + PART_OVERHEAD_BYTES);
}
