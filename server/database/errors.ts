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
