/** What PostgreSQL says of a statement that it refused; the same on both engines. */
interface Refusal {
  code: string;
  constraint?: string;
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** True when a row with the same key is there already; with a name, only for that constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    isRefusal(error) &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}

/** True when the transaction lost against another one, did nothing, and may be tried again. */
export function isConflictBetweenTransactions(error: unknown): boolean {
  return isRefusal(error) && (error.code === '40001' || error.code === '40P01');
}

/** Of the system: nobody listens there, or the line broke. */
const BROKEN_LINE =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE)$/;
/** Of PostgreSQL: a broken connection, a server that stops or starts, or one with too many connections. */
const NOT_SERVING = /^(08...|57P0[123]|53300)$/;
/** Of the driver, which has no codes. */
const NO_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|driver has already been destroyed)/;

/** True when the database was not reached, or was lost before it had answered. */
export function isUnreachable(error: unknown): boolean {
  if (!isRefusal(error)) return error instanceof Error && NO_CONNECTION.test(error.message);
  return BROKEN_LINE.test(error.code) || NOT_SERVING.test(error.code);
}
