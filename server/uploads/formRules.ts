/** The rules for the files of one part. */
export interface FilePart {
  /** The name of the part; for numbered parts (`media_files[0]`) without the number. That name may also be repeated. */
  name: string;
  /** Whether a part with this name follows this rule. */
  matches: (field: string) => boolean;
  kind: 'single' | 'repeated' | 'numbered';
  /** How many files are required and allowed. */
  min: number;
  max: number;
  maxBytes: number;
  mediaTypes: readonly string[];
}

/** The rules for a form with files: a part `payload` with JSON, and files. */
export interface FormRules {
  payloadRequired: boolean;
  maxPayloadBytes: number;
  files: readonly FilePart[];
}

/** Room for the boundary and headers of one part. */
const PART_OVERHEAD_BYTES = 4096;

/** Extra room, so that a part that is too large is refused by name and not the form as a whole. */
const SLACK_BYTES = 512 * 1024;

/** The largest number of files in a form. */
export const maxFiles = ({ files }: FormRules) => files.reduce((sum, { max }) => sum + max, 0);

/** The largest size of a form that follows its rules, in bytes. */
export function maxFormBytes({ files, maxPayloadBytes }: FormRules): number {
  const partBytes = files.map(({ max, maxBytes }) => max * (maxBytes + PART_OVERHEAD_BYTES));
  return partBytes.reduce((sum, bytes) => sum + bytes, maxPayloadBytes + PART_OVERHEAD_BYTES + SLACK_BYTES);
}
