/**
 * Lets callers that ask for the same key at the same time share one run of the work. The next call after it has ended starts a new
 * run.
 */
export function sharedWork<Key, Result>(work: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const running = new Map<Key, Promise<Result>>();
  return (key) => {
    const result = running.get(key) ?? work(key).finally(() => running.delete(key));
    running.set(key, result);
    return result;
  };
}
