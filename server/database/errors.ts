/** How PostgreSQL refuses a statement; the same on both engines. */
interface Refusal {
  code: string;
  constraint?: string;
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** True when a row with the same key exists; with a name, only for that constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    isRefusal(error) &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}

/** True when a row would refer to one that does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  return isRefusal(error) && error.code === '23503';
}

/** True when the transaction was rolled back because of another one, so that it can be tried again. */
export function isConflictBetweenTransactions(error: unknown): boolean {
  return isRefusal(error) && (error.code === '40001' || error.code === '40P01');
}

/** From the operating system: nothing listens there, or the connection broke. */
const BROKEN_LINE =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE)$/;
/** From PostgreSQL: a broken connection, a server that stops or starts, or one with too many connections. */
const NOT_SERVING = /^(08...|57P0[123]|53300)$/;
/** From the driver, which has no codes. */
const NO_CONNECTION =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect|driver has already been destroyed)/;

/** True when the disk of the database, or of the server's files, is full. */
export function isOutOfDisk(error: unknown): boolean {
  return isRefusal(error) && (error.code === '53100' || error.code === 'ENOSPC');
}

/** True when the database could not be reached, or the connection was lost before the answer came. */
export function isUnreachable(error: unknown): boolean {
  if (!isRefusal(error)) return error instanceof Error && NO_CONNECTION.test(error.message);
  return BROKEN_LINE.test(error.code) || NOT_SERVING.test(error.code);
}
