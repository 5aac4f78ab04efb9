import { copy } from './copy';

const ENDINGS = ['.pdf', '.doc', '.docx'];
const TYPES = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);
const MAX_BYTES = 5 * 1024 * 1024;

/** The types that the file dialog offers. */
export const CV_ACCEPT = ENDINGS.join(',');

/** A file without an extension or type, as from some phones, is left for the server to check. */
function isOtherType({ name, type }: File): boolean {
  const ending = /\.[^.]*$/.exec(name.toLowerCase())?.[0];
  if (ending !== undefined && ENDINGS.includes(ending)) return false;
  if (TYPES.has(type)) return false;
  return ending !== undefined || type !== '';
}

/** Checks a CV's name, type and size, to avoid a useless upload; the server checks the content. */
export function findCvProblem(file: File): string | undefined {
  if (isOtherType(file)) return copy.wrong.cvType(file.name);
  if (file.size > MAX_BYTES) return copy.wrong.cvSize(file.name);
  return file.size === 0 ? copy.wrong.cvEmpty(file.name) : undefined;
}

/** False if the file was changed, moved or deleted since it was chosen: browsers then refuse to send it. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
