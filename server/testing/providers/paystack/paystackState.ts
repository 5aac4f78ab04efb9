import { randomBytes } from 'node:crypto';

export interface Customer {
  id: number;
  customer_code: string;
  email: string;
}

export interface Plan {
  id: number;
  plan_code: string;
  name: string;
  amount: number;
  currency: string;
  interval: string;
}

export interface Transaction {
  id: number;
  reference: string;
  accessCode: string;
  status: 'abandoned' | 'failed' | 'success' | 'reversed';
  amount: number;
  currency: string;
  metadata: unknown;
  plan: Plan | null;
  customer: Customer;
  callbackUrl: string;
  createdAt: Date;
  paidAt: Date | null;
}

export interface Subscription {
  id: number;
  subscription_code: string;
  email_token: string;
  status: 'active' | 'attention' | 'non-renewing' | 'complete' | 'cancelled';
  plan: Plan;
  customer: Customer;
  createdAt: Date;
}

export interface Refund {
  id: number;
  transaction: Transaction;
  dispute: number | null;
  status: 'processing' | 'processed' | 'failed';
  amount: number;
  createdAt: Date;
}

export interface Dispute {
  id: number;
  transaction: Transaction;
  status: 'awaiting-merchant-feedback' | 'resolved';
  resolution: 'merchant-accepted' | 'auto-accepted' | 'declined' | null;
  amount: number;
  createdAt: Date;
  resolvedAt: Date | null;
}

/** A code as Paystack makes them, such as `PLN_gx2wn530m0i3w3m`. */
export const newCode = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex').slice(1)}`;

/** What Paystack remembers. */
export class PaystackState {
  /** By reference. */
  readonly transactions = new Map<string, Transaction>();
  readonly customers = new Map<string, Customer>();
  readonly plans = new Map<string, Plan>();
  readonly subscriptions: Subscription[] = [];
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  /** Called for the time of everything that happens. */
  now: () => Date = () => new Date();
  #lastId = 4_099_260_516;

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  customer(email: string): Customer {
    const customer = this.customers.get(email) ?? {
      id: this.nextId(),
      customer_code: newCode('CUS'),
      email,
    };
    this.customers.set(email, customer);
    return customer;
  }

  addTransaction(
    fields: Pick<
      Transaction,
      'reference' | 'amount' | 'currency' | 'metadata' | 'plan' | 'customer' | 'callbackUrl'
    >,
  ): Transaction {
    const transaction: Transaction = {
      ...fields,
      id: this.nextId(),
      accessCode: randomBytes(8).toString('hex').slice(1),
      status: 'abandoned',
      createdAt: this.now(),
      paidAt: null,
    };
    this.transactions.set(transaction.reference, transaction);
    return transaction;
  }

  /** A transaction that a test expects to be there. */
  transaction(reference: string): Transaction {
    const transaction = this.transactions.get(reference);
    if (!transaction) throw new Error(`The stand-in has no transaction ${reference}.`);
    return transaction;
  }

  /** The subscription of a plan that a test expects to be there. */
  subscriptionOf(planCode: string): Subscription {
    const subscription = this.subscriptions.find(({ plan }) => plan.plan_code === planCode);
    if (!subscription) throw new Error(`The stand-in has no subscription of ${planCode}.`);
    return subscription;
  }

  /** Everything that was taken. */
  taken(): Transaction[] {
    return [...this.transactions.values()].filter(({ paidAt }) => paidAt !== null);
  }
}
