/** What a process says when another one asks it about the folder. */
export type Verdict = 'yours' | 'mine';

/**
 * One process's part in the question of who has a folder. It must be there to be asked before it asks the others. Between
 * two that have not settled the lower name wins; the one that is asked decides, at that moment, for both.
 */
export class FolderClaim {
  readonly name: string;
  #state: 'trying' | 'holding' | 'lost' = 'trying';

  constructor(name: string) {
    this.name = name;
  }

  /** Another process asks. When it gets the folder, this one has lost it, even if it does not know the other. */
  answer(asker: string): Verdict {
    if (this.#state === 'holding' || (this.#state === 'trying' && this.name < asker)) return 'mine';
    this.#state = 'lost';
    return 'yours';
  }

  /** Ends the trying with what all the others have said. True: the folder is this process's. */
  settle(verdicts: readonly Verdict[]): boolean {
    if (verdicts.includes('mine')) this.#state = 'lost';
    if (this.#state === 'trying') this.#state = 'holding';
    return this.#state === 'holding';
  }
}
