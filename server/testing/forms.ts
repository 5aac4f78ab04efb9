/** A part of a multipart form. */
export interface Part {
  name?: string;
  content: string | Buffer;
  filename?: string;
  type?: string;
  /** Replaces the headers that a browser would send. */
  headers?: string;
}

export const BOUNDARY = '----kitbridge-test-boundary';

export const FORM_HEADERS = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

function headersOf({ name = '', filename, type, headers }: Part): string {
  if (headers !== undefined) return headers;
  const file = filename === undefined ? '' : `; filename="${filename}"`;
  const contentType = type === undefined ? '' : `\r\nContent-Type: ${type}`;
  return `Content-Disposition: form-data; name="${name}"${file}${contentType}`;
}

/** The bytes of a form without its final boundary. */
export function openForm(parts: readonly Part[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => [
      Buffer.from(`--${BOUNDARY}\r\n${headersOf(part)}\r\n\r\n`),
      Buffer.from(part.content),
      Buffer.from('\r\n'),
    ]),
  );
}

/** The bytes of a complete form. */
export const formBytes = (parts: readonly Part[]): Buffer =>
  Buffer.concat([openForm(parts), Buffer.from(`--${BOUNDARY}--\r\n`)]);

/** The payload as the website sends it: a text field with JSON. */
export const payloadPart = (payload: unknown): Part => ({
  name: 'payload',
  content: JSON.stringify(payload),
});
