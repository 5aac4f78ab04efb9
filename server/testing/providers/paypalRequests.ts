import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequestCheck, type DescribedOperation, type RequestParts } from './description.ts';

export type Operation =
  | 'createOrder'
  | 'getOrder'
  | 'captureOrder'
  | 'createProduct'
  | 'createPlan'
  | 'createSubscription'
  | 'getSubscription'
  | 'listSubscriptionTransactions'
  | 'cancelSubscription'
  | 'listTransactions'
  | 'verifyWebhookSignature';

/** The body of a request that is read as text. */
export const textOf = ({ body }: { body: unknown }): string => (typeof body === 'string' ? body : '');

const file = join(import.meta.dirname, 'descriptions', 'paypal.json');
const { operations } = JSON.parse(readFileSync(file, 'utf8')) as {
  operations: Record<Operation, DescribedOperation>;
};

/** PayPal's published operations. */
export const OPERATIONS = Object.entries(operations) as [Operation, DescribedOperation][];

interface Schema {
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  additionalProperties?: boolean;
}

/** The extract names every field that we send, so that an unknown one is a mistake of ours. */
function closed({ properties, items, ...rest }: Schema): Schema {
  return {
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, closed(property)]),
      ),
      additionalProperties: false,
    }),
    ...(items && { items: closed(items) }),
    ...rest,
  };
}

const checks = new Map(
  OPERATIONS.map(([operation, { body = {}, query = { properties: {} }, ...described }]) => [
    operation,
    createRequestCheck({ ...described, body: closed(body), query: closed(query) }),
  ]),
);

/** What is wrong with a request; undefined when PayPal's description allows it. */
export const problemOf = (operation: Operation, parts: RequestParts): string | undefined =>
  checks.get(operation)?.(parts);
