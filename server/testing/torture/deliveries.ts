import { between, dawdle } from './chance.ts';
import type { MortalServers } from './mortalServers.ts';

const LATEST_MS = 600;
const MOST_COPIES = 3;

interface Signed {
  headers: Record<string, string>;
  body: string;
}

/** Delivers webhook events late, out of order and several times, each until it is accepted. Some are lost. */
export class Deliveries {
  readonly #servers: MortalServers;
  readonly #underWay: Promise<unknown>[] = [];

  constructor(servers: MortalServers) {
    this.#servers = servers;
  }

  /**
   * @param sign signs one copy
   * @param canBeLost only for events that reconciliation can do without
   */
  add(provider: 'paypal' | 'paystack', sign: () => Signed, canBeLost: boolean): void {
    const copies = between(canBeLost ? 0 : 1, MOST_COPIES);
    for (let copy = 0; copy < copies; copy += 1) this.#underWay.push(this.#deliver(provider, sign));
  }

  async #deliver(provider: string, sign: () => Signed): Promise<void> {
    await dawdle(LATEST_MS);
    await this.#servers.send(`/webhooks/${provider}`, [200], { method: 'POST', ...sign() });
  }

  /** Waits until everything has been delivered. */
  async end(): Promise<void> {
    const count = this.#underWay.length;
    await Promise.all(this.#underWay);
    if (this.#underWay.length > count) await this.end();
  }
}
