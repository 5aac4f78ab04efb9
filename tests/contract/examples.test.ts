import { describe, expect, it } from 'vitest';
import { asNode, at, contract, createChecker, examplesOf, pointerTo, type Node } from './openapi';

const check = createChecker(contract);

/** Validates a document's examples against the contract's schemas. */
function problemsOf(document: Node): string[] {
  return examplesOf(document).flatMap(({ pointer, schemaPointer, value }) =>
    check(schemaPointer, value).map((problem) => `${pointer}: ${problem}`),
  );
}

/** A copy of the contract with one value replaced. */
function contractWith(pointer: string, value: unknown): Node {
  const copy = structuredClone(contract);
  const cut = pointer.lastIndexOf('/');
  const parent = at(copy, pointer.slice(0, cut)) as Record<string, unknown>;
  parent[pointer.slice(cut + 1)] = value;
  return copy;
}

describe('the examples of the contract', () => {
  it('are valid against their schemas', () => {
    expect(problemsOf(contract)).toEqual([]);
  });

  const donation = pointerTo('#/paths', '/api/donation/donations', 'post');

  it.each([
    ['a request body', `${donation}/requestBody/content/application~1json/examples/once/value/amount`, '50'],
    [
      'an amount with three decimals',
      `${donation}/requestBody/content/application~1json/examples/once/value/amount`,
      1.005,
    ],
    [
      'an unknown field',
      `${donation}/requestBody/content/application~1json/examples/once/value/donor`,
      'Ada',
    ],
    [
      'a response',
      `${donation}/responses/201/content/application~1json/examples/created/value/checkout_url`,
      'ftp://x',
    ],
    ['a parameter', `${donation}/parameters/0/example`, 'short'],
    ['a shared parameter', '#/components/parameters/FormKey/example', 'short'],
    ['a header', '#/components/responses/TooManyRequests/headers/Retry-After/example', 'soon'],
    ['a form', '#/components/examples/ProjectForm/value/payload/deadline', '2026-02-30'],
    ['a shared example', '#/components/examples/ConfirmationCompleted/value/data/amount', 50],
    ["a schema's own example", '#/components/schemas/Money/examples/0', '1500'],
    ['a default', '#/components/parameters/Page/schema/default', 0],
  ])('are rejected when %s is broken', (_what, pointer, value) => {
    expect(problemsOf(contractWith(pointer, value))).not.toEqual([]);
  });
});

describe('the schemas of the contract', () => {
  const names = Object.keys(asNode(at(contract, '#/components/schemas')));

  it('compile strictly', () => {
    for (const name of names) {
      expect(() => check(pointerTo('#/components/schemas', name), null)).not.toThrow();
    }
  });

  it('do not compile when a keyword is misspelt', () => {
    const document = contractWith('#/components/schemas/Email/maxLenght', 254);
    expect(() => createChecker(document)('#/components/schemas/Email', 'x')).toThrow('maxLenght');
  });

  it('are all used', () => {
    const text = JSON.stringify(contract);
    expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
  });
});
