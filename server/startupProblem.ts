/** Why the server does not start, in one line for the person who started it. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
