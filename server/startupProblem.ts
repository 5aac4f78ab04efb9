/** Why the server cannot start, as one line for the person who started it. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
