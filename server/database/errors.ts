/** A PostgreSQL error; the same on both engines. */
interface Refusal {
  code: string;
  constraint?: string;
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** Whether a unique constraint was violated; with a name, only that constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    isRefusal(error) &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}

/** Whether a row would refer to a missing one. */
export function isForeignKeyViolation(error: unknown): boolean {
  return isRefusal(error) && error.code === '23503';
}

/** Whether the transaction was rolled back because of a concurrent one, so that it can be retried. */
export function isConflictBetweenTransactions(error: unknown): boolean {
  return isRefusal(error) && (error.code === '40001' || error.code === '40P01');
}

/** From the operating system: connection refused or lost. */
const CONNECTION_LOST =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE)$/;
/** From PostgreSQL: a broken connection, a server that is starting or stopping, or too many connections. */
const NOT_AVAILABLE = /^(08...|57P0[123]|53300)$/;
/** From the driver, whose errors have no codes. */
const NO_CONNECTION =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect|driver has already been destroyed)/;

/** Whether the disk of the database or of the server's files is full. */
export function isOutOfDisk(error: unknown): boolean {
  return isRefusal(error) && (error.code === '53100' || error.code === 'ENOSPC');
}

/** Whether the database is unreachable or the connection was lost before the result arrived. */
export function isUnreachable(error: unknown): boolean {
  if (!isRefusal(error)) return error instanceof Error && NO_CONNECTION.test(error.message);
  return CONNECTION_LOST.test(error.code) || NOT_AVAILABLE.test(error.code);
}
