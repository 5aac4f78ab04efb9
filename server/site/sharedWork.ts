/**
 * Work that is done once for all who ask for it while it is under way.
 *
 * @param work is begun anew for whoever asks after it has ended, well or badly
 */
export function sharedWork<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | null = null;
  return () => {
    underWay ??= work().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
