import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { HttpError } from '../http/errors.ts';
import { recogniseFile, type Declared } from './fileTypes.ts';
import { maxFiles, maxFormBytes, type FilePart, type FormRules } from './formRules.ts';
import { formRefusals } from './refusals.ts';
import type { UploadedFile } from './uploadedFile.ts';

/** A form that follows its rules, with the payload not yet parsed. */
export interface ReadForm {
  payload: Buffer | null;
  /** In the order sent. */
  files: readonly UploadedFile[];
}

interface Source {
  headers: { 'content-type': string };
  body: Readable;
}

const PAYLOAD = 'payload';
const HEADERS_PER_PART = 16;
const HEADER_BYTES_PER_PART = 2048;

/** Accepts one part more than the rules allow, so that it can be refused by name. */
function parserOf(headers: Source['headers'], rules: FormRules): BusboyInstance {
  try {
    return new Busboy({
      headers,
      // A part's name decides what it is, with or without a file name.
      isPartAFile: () => true,
      limits: {
        parts: maxFiles(rules) + 2,
        headerPairs: HEADERS_PER_PART,
        headerSize: HEADER_BYTES_PER_PART,
      },
    });
  } catch {
    throw formRefusals.unreadable();
  }
}

/** Passes a part through until it is too large. */
function meter(max: number, tooLarge: () => HttpError) {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > max) done(tooLarge());
      else done(null, chunk);
    },
  });
  return { stream, bytes: () => bytes };
}

async function collect(part: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const { stream } = meter(maxBytes, () => formRefusals.tooLarge(PAYLOAD, maxBytes));
  await pipeline(part, stream, async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}

async function keep(
  part: Readable,
  rule: FilePart,
  { field, path, declared }: { field: string; path: string; declared: Declared },
): Promise<UploadedFile> {
  const { maxBytes, mediaTypes } = rule;
  const { stream, bytes } = meter(maxBytes, () => formRefusals.tooLarge(field, maxBytes));
  await pipeline(part, stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (bytes() === 0) throw formRefusals.empty(field);
  const { mediaType, hint } = await recogniseFile(path, mediaTypes, declared);
  if (mediaType === null) throw formRefusals.wrongType(field, mediaTypes, hint);
  return { field, mediaType, path, bytes: bytes() };
}

/** Finds each part's rule, and refuses unknown and superfluous parts. */
function counter({ files }: FormRules) {
  const seen: string[] = [];
  return (field: string | undefined): FilePart | null => {
    const rule = files.find((part) => field !== undefined && part.matches(field));
    if (field === undefined || (!rule && field !== PAYLOAD)) throw formRefusals.unknown(field ?? '');
    const mayRepeat = rule !== undefined && rule.kind !== 'single' && rule.name === field;
    if (seen.includes(field) && !mayRepeat) throw formRefusals.twice(field);
    seen.push(field);
    if (!rule) return null;
    if (seen.filter(rule.matches).length > rule.max) throw formRefusals.tooMany(rule.name, rule.max);
    return rule;
  };
}

function requireComplete({ payload, files }: ReadForm, rules: FormRules): void {
  if (payload === null && rules.payloadRequired) throw formRefusals.missing(PAYLOAD);
  for (const { name, min, matches } of rules.files) {
    if (files.filter(({ field }) => matches(field)).length < min) throw formRefusals.missing(name);
  }
}

/** A part's content: a file, or the payload's bytes. */
type Taken = UploadedFile | Buffer;

/**
 * Reads a form and writes its files to a folder that the caller removes. Stops at the first error and leaves the rest of the body
 * unread. Only the payload is held in memory.
 *
 * @throws HttpError 400, 413, 415 or 422 naming the part
 */
export async function readForm(
  { headers, body }: Source,
  rules: FormRules,
  folder: string,
): Promise<ReadForm> {
  const parser = parserOf(headers, rules);
  const whole = meter(maxFormBytes(rules), formRefusals.formTooLarge).stream;
  const admit = counter(rules);
  const open: Readable[] = [];
  const parts: Promise<Taken>[] = [];

  async function take(field: string | undefined, part: Readable, declared: Declared): Promise<Taken> {
    const rule = admit(field);
    if (!rule) return collect(part, rules.maxPayloadBytes);
    return keep(part, rule, { field: field ?? '', path: join(folder, String(parts.length)), declared });
  }

  function parse(): Promise<void> {
    return new Promise((resolve, reject) => {
      const unreadable = () => reject(formRefusals.unreadable());
      parser.on('file', (field: string | undefined, part, fileName, _encoding, mediaType) => {
        // Errors are reported by the part's reader and by the parser.
        part.on('error', () => {});
        open.push(part);
        const taken = take(field, part, { fileName, mediaType });
        taken.catch(reject);
        parts.push(taken);
      });
      parser.on('partsLimit', () => reject(formRefusals.tooManyParts()));
      parser.on('error', unreadable);
      parser.on('finish', resolve);
      whole.on('error', reject);
      // The client can disconnect half-way or while waiting.
      const closed = () => body.readableEnded || unreadable();
      body.once('close', closed);
      if (body.destroyed) closed();
      body.pipe(whole).pipe(parser);
    });
  }

  try {
    await parse();
    const taken = await Promise.all(parts);
    const files = taken.filter((part): part is UploadedFile => !Buffer.isBuffer(part));
    const form = { payload: taken.find((part) => Buffer.isBuffer(part)) ?? null, files };
    requireComplete(form, rules);
    return form;
  } catch (error) {
    body.unpipe(whole);
    for (const stream of [whole, parser, ...open]) stream.destroy();
    await Promise.allSettled(parts);
    throw error;
  }
}
