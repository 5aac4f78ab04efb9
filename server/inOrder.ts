/**
 * Runs a task per item, one at a time, and stops at the first failure. For tasks that depend on each other, need much memory or share a
 * transaction's connection.
 *
 * @returns the results in the items' order
 */
export async function inOrder<Item, Result>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // oxlint-disable-next-line no-await-in-loop -- the tasks must not overlap
  for (const item of items) results.push(await task(item));
  return results;
}
