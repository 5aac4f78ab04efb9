import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from '../description.ts';

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

const file = join(import.meta.dirname, '..', 'descriptions', 'paypal.json');
const { operations } = JSON.parse(readFileSync(file, 'utf8')) as Description;

const described = Object.entries(operations).map(
  ([name, { body = {}, query = { properties: {} }, ...operation }]) => [
    name,
    { ...operation, body: closed(body), query: closed(query) },
  ],
);

/** PayPal's published operations, and the access token, which its descriptions leave out. */
export const PAYPAL_DESCRIPTION: Description = {
  operations: { ...Object.fromEntries(described), token: { method: 'POST', path: '/v1/oauth2/token' } },
};
