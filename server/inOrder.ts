/**
 * Does a task for each of some items, one after the other: where each needs what the one before has made, where all together
 * would take the memory of all, or on the one connection of a transaction. The first that fails is the last that was begun.
 *
 * @returns what the tasks came to, in the order of the items
 */
export async function inOrder<Item, Result>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // oxlint-disable-next-line no-await-in-loop -- this is what it is for
  for (const item of items) results.push(await task(item));
  return results;
}
