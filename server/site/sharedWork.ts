/** Lets concurrent callers with the same key share one run of the work. */
export function sharedWork<Key, Result>(work: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const running = new Map<Key, Promise<Result>>();
  return (key) => {
    const result = running.get(key) ?? work(key).finally(() => running.delete(key));
    running.set(key, result);
    return result;
  };
}
