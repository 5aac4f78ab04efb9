/** The rules for the files of one part. */
export interface FilePart {
  /** The part's name, without the number of numbered parts (`media_files[0]`), which may be repeated instead. */
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

/** The rules of a multipart form: a part `payload` with JSON, and files. */
export interface FormRules {
  payloadRequired: boolean;
  maxPayloadBytes: number;
  files: readonly FilePart[];
}

/** Allowance for the boundary and headers of one part. */
const PART_OVERHEAD_BYTES = 4096;

/** Extra allowance, so that an oversized part is refused by name instead of the whole form. */
const SLACK_BYTES = 512 * 1024;

/** The largest number of files in a form. */
export const maxFiles = ({ files }: FormRules) => files.reduce((sum, { max }) => sum + max, 0);

/** The largest size of a valid form, in bytes. */
export function maxFormBytes({ files, maxPayloadBytes }: FormRules): number {
  const partBytes = files.map(({ max, maxBytes }) => max * (maxBytes + PART_OVERHEAD_BYTES));
  return partBytes.reduce((sum, bytes) => sum + bytes, maxPayloadBytes + PART_OVERHEAD_BYTES + SLACK_BYTES);
}
