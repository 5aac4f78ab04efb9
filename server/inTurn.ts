/** Runs a task after all that were handed in before it have ended, however they ended. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs tasks one after the other, so that many at once do not take the memory and the time of many. */
export function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task);
    last = mine.catch(() => {});
    return mine;
  };
}
