/** A body as the contract describes it, and its files. */
export interface ReadBody {
  value: unknown;
  files: { part: string; file: File }[];
}

async function readForm(request: Request, isRepeated: (part: string) => boolean): Promise<ReadBody> {
  const form = await request.formData();
  const value: Record<string, unknown> = {};
  const files: ReadBody['files'] = [];
  for (const [name, entry] of form.entries()) {
    if (name === 'payload') continue;
    // `media_files[0]` is a file in the list `media_files`.
    const part = name.replace(/\[\d{1,2}\]$/, '');
    if (entry instanceof File) files.push({ part, file: entry });
    const text = entry instanceof File ? entry.name : entry;
    const isList = part !== name || isRepeated(part);
    value[part] = isList ? [...((value[part] as string[] | undefined) ?? []), text] : text;
  }
  const payload = form.get('payload');
  if (payload !== null) {
    value.payload = JSON.parse(typeof payload === 'string' ? payload : await payload.text());
  }
  return { value, files };
}

/**
 * Reads a JSON body, a form of text fields, or a form whose `payload` part is JSON; a file's name represents its content. Throws a
 * SyntaxError or a TypeError for an unreadable body.
 *
 * @param isRepeated whether a part may be repeated and therefore becomes a list
 */
export async function readRequestBody(
  request: Request,
  isRepeated: (part: string) => boolean = () => false,
): Promise<ReadBody> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) return readForm(request, isRepeated);
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { value: Object.fromEntries(new URLSearchParams(await request.text())), files: [] };
  return { value: JSON.parse(await request.text()), files: [] };
}
