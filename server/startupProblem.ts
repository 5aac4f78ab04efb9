/** Why a program cannot run, for the person who started it: one line, or one for each invalid variable. */
export class StartupProblem extends Error {
  override readonly name: string = 'StartupProblem';
}

/** Prints the line of a {@link StartupProblem}, or the stack of an unexpected error. */
export function printFailure(error: unknown): void {
  const fault = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${error instanceof StartupProblem ? error.message : fault}\n`);
}
