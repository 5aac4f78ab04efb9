/** How the next call of an operation goes wrong. */
export type Misbehaviour =
  /** Fails without doing anything. */
  | { how: 'fail'; status: number }
  /** Responds late. */
  | { how: 'slow'; ms: number }
  /** Does its work and then returns something that is not JSON. */
  | { how: 'malformed' }
  /** Does its work and then returns something else. */
  | { how: 'tamper'; change: (json: never) => unknown }
  /** Does its work and never responds. */
  | { how: 'hang'; whenDone?: () => void }
  /** Does its work and then drops the connection. */
  | { how: 'disconnect' };

/** The misbehaviour to come, by operation. */
export function createMisbehaviours<Operation extends string>() {
  const queues = new Map<Operation, Misbehaviour[]>();
  return {
    add(operation: Operation, misbehaviour: Misbehaviour, times: number): void {
      const added = Array<Misbehaviour>(times).fill(misbehaviour);
      queues.set(operation, [...(queues.get(operation) ?? []), ...added]);
    },
    take: (operation: Operation) => queues.get(operation)?.shift(),
  };
}
