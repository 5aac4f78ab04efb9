/** Asks, or returns the recent result for the same key. */
export type ShareCall<Result> = (key: string, ask: () => Promise<Result>) => Promise<Result>;

/**
 * Shares the result of a call with everyone who asks at the same time or shortly after, so that a flood of calls does not become a flood
 * of queries to the database or a payment provider. A failure is shared, too, because a provider that is down needs the pause most.
 *
 * @param pauseMs how long a result is shared after it arrives, in milliseconds
 */
export function shareCalls<Result>(pauseMs: number): ShareCall<Result> {
  const calls = new Map<string, Promise<Result>>();
  return (key, ask) => {
    const known = calls.get(key);
    if (known) return known;
    const forget = () => void calls.delete(key);
    const later = () => (pauseMs > 0 ? setTimeout(forget, pauseMs).unref() : forget());
    const result = ask().finally(later);
    calls.set(key, result);
    return result;
  };
}
