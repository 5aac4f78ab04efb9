import { typeName } from '../uploads/fileTypes.ts';
import type { FilePart, FormRules } from '../uploads/formRules.ts';
import type { ReadForm } from '../uploads/readForm.ts';
import type { UploadedFile } from '../uploads/uploadedFile.ts';
import { resolve, type ContractDocument, type Operation } from '../../contract/document.ts';

export const FORM_TYPE = 'multipart/form-data';

const PAYLOAD = 'payload';
/** The limit for any JSON body, which `x-max-bytes` can change for a `payload`. */
const MAX_PAYLOAD_BYTES = 64 * 1024;
/** The suffix of a numbered part: `[0]` to `[99]`. */
const NUMBER = /^\[\d{1,2}\]$/;

interface Schema extends Record<string, unknown> {
  type?: unknown;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
}

interface FormSchema {
  required?: string[];
  properties?: Record<string, Schema>;
}

/** The form with files that an operation accepts. */
export interface Form {
  rules: FormRules;
  /** The schema of the `payload` part. */
  payloadSchema: Schema;
}

type Limits = Pick<FilePart, 'maxBytes' | 'mediaTypes'>;

function limitsOf({ 'x-max-bytes': maxBytes, 'x-media-types': mediaTypes }: Schema): Limits {
  if (typeof maxBytes !== 'number' || !Array.isArray(mediaTypes))
    throw new Error('A file has no x-max-bytes or no x-media-types.');
  for (const mediaType of mediaTypes) typeName(String(mediaType));
  return { maxBytes, mediaTypes: mediaTypes.map(String) };
}

function namedPart(document: ContractDocument, name: string, part: Schema, isRequired: boolean): FilePart {
  const { type, items, minItems = 1, maxItems } = part;
  const matches = (field: string) => field === name;
  if (type !== 'array' || !items)
    return { name, matches, kind: 'single', min: isRequired ? 1 : 0, max: 1, ...limitsOf(part) };
  if (maxItems === undefined) throw new Error(`${name} has no maxItems.`);
  const list = { name, min: isRequired ? minItems : 0, max: maxItems, ...limitsOf(resolve(document, items)) };
  if (part['x-numbered'] !== true) return { ...list, matches, kind: 'repeated' };
  const isNumbered = (field: string) => field.startsWith(name) && NUMBER.test(field.slice(name.length));
  return { ...list, matches: (field) => matches(field) || isNumbered(field), kind: 'numbered' };
}

function filePartsOf(document: ContractDocument, form: FormSchema): FilePart[] {
  const { required = [], properties = {} } = form;
  return Object.entries(properties)
    .filter(([name]) => name !== PAYLOAD)
    .map(([name, part]) => namedPart(document, name, resolve(document, part), required.includes(name)));
}

/** Null for an operation that accepts no form with files. */
export function formOf(document: ContractDocument, { body }: Operation): Form | null {
  const schema = body?.schemas[FORM_TYPE];
  if (!schema) return null;
  const form = resolve(document, schema) as FormSchema;
  const payloadSchema = form.properties?.[PAYLOAD];
  if (!payloadSchema) throw new Error('A form has no payload.');
  const files = filePartsOf(document, form);
  const payloadRequired = form.required?.includes(PAYLOAD) ?? false;
  const { 'x-max-bytes': maxPayloadBytes = MAX_PAYLOAD_BYTES } = payloadSchema;
  if (typeof maxPayloadBytes !== 'number') throw new Error('The x-max-bytes of a payload is not a number.');
  return { rules: { payloadRequired, maxPayloadBytes, files }, payloadSchema };
}

const numberOf = ({ field }: UploadedFile) => Number(/\d+/.exec(field)?.[0] ?? 0);

/** A form's files as handlers receive them: by part, with numbered ones in order. */
export function namedFiles({ files: parts }: FormRules, { files }: ReadForm): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const { name, kind, matches } of parts) {
    const own = files.filter(({ field }) => matches(field));
    if (kind === 'numbered') named[name] = own.toSorted((a, b) => numberOf(a) - numberOf(b));
    else if (kind === 'repeated') named[name] = own;
    else if (own[0]) named[name] = own[0];
  }
  return named;
}
