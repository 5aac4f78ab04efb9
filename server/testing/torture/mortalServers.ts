import { inOrder } from '../../inOrder.ts';
import { startServerProcess, type ServerProcess } from '../serverProcess.ts';
import { between, dawdle, persist } from './chance.ts';

const PATIENCE_MS = 10_000;
/** Between two kills. */
const FEWEST_RESPONSES = 15;
const MOST_RESPONSES = 35;
const LONGEST_REST_MS = 100;

/** A network of its own, so that the limits of one network do not stop a test. */
const someAddress = () => `10.${between(0, 255)}.${between(0, 255)}.${between(0, 255)}`;

/** Server processes on one database that are killed at random, and a proxy in front of them that finds one that lives. */
export class MortalServers {
  readonly #env: Record<string, string>;
  readonly #processes: ServerProcess[] = [];
  readonly #addresses: (string | undefined)[] = [];
  #responsesLeft = MOST_RESPONSES;
  #isEnding = false;
  #killing = Promise.resolve();
  /** How many processes have been killed. */
  kills = 0;

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  async start(count: number): Promise<void> {
    await inOrder(Array.from({ length: count }).keys(), (index) => this.#startOne(index));
  }

  async #startOne(index: number): Promise<void> {
    const server = startServerProcess(this.#env);
    this.#processes[index] = server;
    this.#addresses[index] = await server.ready;
  }

  async #killOne(index: number): Promise<void> {
    this.#addresses[index] = undefined;
    const server = this.#processes[index];
    server?.child.kill('SIGKILL');
    await server?.ended;
  }

  /** Kills a process in the middle of its work, and starts it again. */
  async #killAtRandom(): Promise<void> {
    await dawdle(LONGEST_REST_MS);
    const index = between(0, this.#processes.length - 1);
    await this.#killOne(index);
    this.kills += 1;
    await this.#startOne(index);
  }

  /** Counts work instead of time, so that a slow machine gets as much done between two kills. */
  #countResponse(): void {
    this.#responsesLeft -= 1;
    if (this.#responsesLeft > 0 || this.#isEnding) return;
    this.#responsesLeft = between(FEWEST_RESPONSES, MOST_RESPONSES);
    this.#killing = this.#killing.then(() => this.#killAtRandom());
  }

  /** Waits until the last killed process is back, and lets them all live. */
  async rest(): Promise<void> {
    this.#isEnding = true;
    await this.#killing;
  }

  /** Kills all processes. */
  async end(): Promise<void> {
    await this.rest();
    await Promise.all(this.#processes.map((_, index) => this.#killOne(index)));
  }

  /** Sends a request until a server responds with one of these statuses and lives until the end of its response. */
  send(path: string, accepted: readonly number[], init: RequestInit = {}): Promise<string> {
    return persist(async () => {
      const living = this.#addresses.filter((address) => address !== undefined);
      const address = living[between(0, living.length - 1)];
      if (address === undefined) return undefined;
      const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': someAddress() };
      const signal = AbortSignal.timeout(PATIENCE_MS);
      try {
        const request = { redirect: 'manual', ...init, headers, signal } as const;
        const response = await fetch(`${address}/backend/api/donation${path}`, request);
        const body = await response.text();
        if (!accepted.includes(response.status)) return undefined;
        this.#countResponse();
        return body;
      } catch {
        return undefined;
      }
    });
  }
}
