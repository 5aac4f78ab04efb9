import { describe, expect, it } from 'vitest';
import { FolderClaim, type Verdict } from './folderClaim.ts';

/** A process that can be paused after each externally visible step. */
class Contender {
  readonly claim: FolderClaim;
  readonly #world: Contender[];
  readonly #verdicts: Verdict[] = [];
  #toAsk: Contender[] | null = null;
  holds: boolean | null = null;

  constructor(name: string, world: Contender[]) {
    this.claim = new FolderClaim(name);
    this.#world = world;
  }

  /** Appears, lists the others, asks them one by one, then settles. */
  step(): void {
    if (!this.#world.includes(this)) this.#world.push(this);
    else if (this.#toAsk === null) this.#toAsk = this.#world.filter((other) => other !== this);
    else if (this.#toAsk.length > 0) this.#ask(this.#toAsk);
    else this.holds = this.claim.settle(this.#verdicts);
  }

  #ask(toAsk: Contender[]): void {
    const other = toAsk.shift();
    if (other) this.#verdicts.push(other.claim.answer(this.claim.name));
  }
}

/** Runs the contenders' steps in the order of `turns`, then lets the rest finish. */
function play(names: readonly string[], turns: readonly number[]): number {
  const world: Contender[] = [];
  const contenders = names.map((name) => new Contender(name, world));
  for (const turn of [...turns, ...turns.map((_, index) => index % names.length), ...names.keys()]) {
    const contender = contenders[turn];
    if (contender?.holds === null) contender.step();
  }
  for (const contender of contenders) while (contender.holds === null) contender.step();
  return contenders.filter(({ holds }) => holds).length;
}

/** All sequences of the given length over `0 … count - 1`. */
function* sequences(count: number, length: number): Generator<number[]> {
  for (let code = 0; code < count ** length; code += 1) {
    yield Array.from({ length }, (_, place) => Math.floor(code / count ** place) % count);
  }
}

describe('claiming a folder', () => {
  it.each([[['a', 'b']], [['b', 'a']], [['a', 'b', 'c']], [['c', 'a', 'b']], [['b', 'c', 'a']]])(
    'has exactly one winner among %j, in every interleaving',
    (names) => {
      const counts = new Set<number>();
      for (const turns of sequences(names.length, 10)) counts.add(play(names, turns));
      expect([...counts]).toEqual([1]);
    },
  );
});
