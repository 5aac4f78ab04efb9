import { setTimeout as pause } from 'node:timers/promises';

/** A whole number between two others, inclusive. */
export const between = (least: number, most: number): number =>
  least + Math.floor(Math.random() * (most - least + 1));

/** Waits for a random time up to this many milliseconds. */
export const dawdle = (most: number): Promise<void> => pause(Math.random() * most);

/** Repeats an attempt, with short pauses, until it has a result. */
export async function persist<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  const result = await attempt();
  if (result !== undefined) return result;
  await pause(between(20, 200));
  return persist(attempt);
}
