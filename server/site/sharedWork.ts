/**
 * Work that is done once for all who ask for the same while it is under way.
 *
 * @param work is begun anew for whoever asks after it has ended, well or badly
 */
export function sharedWork<Key, Result>(work: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const underWay = new Map<Key, Promise<Result>>();
  return (key) => {
    const begun = underWay.get(key) ?? work(key).finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
}
