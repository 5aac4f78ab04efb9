/** A process's reply when another one asks for the folder. */
export type Verdict = 'yours' | 'mine';

/**
 * One process's side of claiming a folder. It must be reachable before it asks the others. Between two undecided processes the lower
 * name wins; the one that is asked decides for both at that moment.
 */
export class FolderClaim {
  readonly name: string;
  #state: 'trying' | 'holding' | 'lost' = 'trying';

  constructor(name: string) {
    this.name = name;
  }

  /** Answers another process. If that one wins, this one has lost. */
  answer(asker: string): Verdict {
    if (this.#state === 'holding' || (this.#state === 'trying' && this.name < asker)) return 'mine';
    this.#state = 'lost';
    return 'yours';
  }

  /** Settles the claim with the replies of all others; true when the folder is ours. */
  settle(verdicts: readonly Verdict[]): boolean {
    if (verdicts.includes('mine')) this.#state = 'lost';
    if (this.#state === 'trying') this.#state = 'holding';
    return this.#state === 'holding';
  }
}
