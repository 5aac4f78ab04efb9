import { ApiError, type ApiErrorDetail } from '@/api/errors';
import { tryAgainIn } from '@/lib/wait';

const tooManyAttempts = (seconds: number) => `Too many attempts. ${tryAgainIn(seconds)}`;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function readDetails(value: unknown): ApiErrorDetail[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap(({ field, message }) => {
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });
}

/** The number of seconds in the header; its other form, a date, is ignored. */
function readRetryAfter({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** Turns a failed response into an error, whether its body is the contract's, something else, HTML or empty. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  const fields = isRecord(body) ? body : {};
  const code = readText(fields.code);
  const retryAfterSeconds = readRetryAfter(response);
  // The backend's message gives the wait in seconds, however many.
  const isWait = response.status === 429 && retryAfterSeconds !== undefined;
  const serverMessage = isWait ? tooManyAttempts(retryAfterSeconds) : readText(fields.message);
  return new ApiError('http', {
    status: response.status,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(code !== undefined && { code }),
    ...(serverMessage !== undefined && { serverMessage }),
    details: readDetails(fields.details),
  });
}
