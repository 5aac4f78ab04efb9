import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { HttpError } from '../http/errors.ts';
import { recogniseFile } from './fileTypes.ts';
import { maxFiles, maxFormBytes, type FilePart, type FormRules } from './formRules.ts';
import { formRefusals } from './refusals.ts';
import type { UploadedFile } from './uploadedFile.ts';

/** A form that keeps to its rules; the payload is not parsed yet. */
export interface ReadForm {
  payload: Buffer | null;
  /** In the order in which they were sent. */
  files: readonly UploadedFile[];
}

interface Source {
  headers: { 'content-type': string };
  body: Readable;
}

const PAYLOAD = 'payload';
const HEADERS_PER_PART = 16;
const HEADER_BYTES_PER_PART = 2048;

/** One more part than the rules allow gets as far as being refused by its name. */
function parserOf(headers: Source['headers'], rules: FormRules): BusboyInstance {
  try {
    return new Busboy({
      headers,
      // A part is what its name says. What the client says of it beside that decides nothing.
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

/** Passes a part on for as long as it is not larger than it may be. */
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

async function keep(part: Readable, field: string, rule: FilePart, path: string): Promise<UploadedFile> {
  const { maxBytes, mediaTypes } = rule;
  const { stream, bytes } = meter(maxBytes, () => formRefusals.tooLarge(field, maxBytes));
  await pipeline(part, stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (bytes() === 0) throw formRefusals.empty(field);
  const { mediaType, hint } = await recogniseFile(path, mediaTypes);
  if (mediaType === null) throw formRefusals.wrongType(field, mediaTypes, hint);
  return { field, mediaType, path, bytes: bytes() };
}

/** Counts what has come, and refuses what is one too many. */
function counter({ files }: FormRules) {
  const seen: string[] = [];
  return (field: string | undefined): FilePart | null => {
    const rule = files.find((part) => field !== undefined && part.matches(field));
    if (field === undefined || (!rule && field !== PAYLOAD)) throw formRefusals.unknown(field ?? '');
    const isRepetition = rule?.kind !== 'repeated' && seen.includes(field);
    if (isRepetition) throw formRefusals.twice(field);
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

/** What one part holds: a file, or the bytes of the payload. */
type Taken = UploadedFile | Buffer;

/**
 * Reads a form with files, each file into the folder. It stops at the first thing that is wrong and leaves the rest of
 * the body unread; whoever called it removes the folder. What is in memory is a chunk of each stream, and the payload.
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

  async function take(field: string | undefined, part: Readable): Promise<Taken> {
    const rule = admit(field);
    if (!rule) return collect(part, rules.maxPayloadBytes);
    return keep(part, field ?? '', rule, join(folder, String(parts.length)));
  }

  function parse(): Promise<void> {
    return new Promise((resolve, reject) => {
      const unreadable = () => reject(formRefusals.unreadable());
      parser.on('file', (field: string | undefined, part) => {
        // Whoever reads the part, and the parser, say what is wrong.
        part.on('error', () => {});
        open.push(part);
        const taken = take(field, part);
        taken.catch(reject);
        parts.push(taken);
      });
      parser.on('partsLimit', () => reject(formRefusals.tooManyParts()));
      parser.on('error', unreadable);
      parser.on('finish', resolve);
      whole.on('error', reject);
      // The client may go half-way, or may have gone before it was its turn.
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
