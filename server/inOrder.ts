/**
 * Runs a task for each item, one after the other, and stops at the first failure. For tasks that depend on each other, need much
 * memory, or share the connection of a transaction.
 *
 * @returns the results in the order of the items
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
