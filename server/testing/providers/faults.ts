/**
 * What goes wrong with a call.
 *
 * - `error`: 500, and nothing was done.
 * - `malformed`: it was done, and the response is cut off.
 * - `hang`: nothing was done, and no response comes.
 * - `hang-after`: it was done, and no response comes.
 * - `until`: it is done and answered once this settles.
 */
export type Fault = 'error' | 'malformed' | 'hang' | 'hang-after' | { until: () => Promise<unknown> };

/** The faults to come, by operation. */
export interface Faults {
  /** Makes the next call of an operation go wrong; repeat it for several calls. */
  add(operation: string, fault: Fault): void;
  take(operation: string): Fault | undefined;
}

export function createFaults(): Faults {
  const coming = new Map<string, Fault[]>();
  return {
    add: (operation, fault) => void coming.set(operation, [...(coming.get(operation) ?? []), fault]),
    take: (operation) => coming.get(operation)?.shift(),
  };
}
