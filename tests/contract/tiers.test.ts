import { describe, expect, it } from 'vitest';
import { asNode, at, contract, operationsOf, pointerTo, resolvePointer, type Node } from './openapi';
import { CALLS, FIELDS, PARAMETERS } from './specification';

const isOptional = (node: Node): boolean => node['x-tier'] === 'optional';
const operations = operationsOf(contract);
const schemas = Object.entries(asNode(asNode(contract.components).schemas)).map(
  ([name, schema]) => [name, asNode(schema)] as const,
);

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/** The core fields of a schema; nested ones as `outer.inner`. */
function coreFields(schema: Node, prefix = ''): string[] {
  if (isOptional(schema)) return [];
  return Object.entries(asNode(schema.properties)).flatMap(([name, value]) => {
    const field = asNode(value);
    return isOptional(field) ? [] : [prefix + name].concat(coreFields(field, `${prefix}${name}.`));
  });
}

/** The core parameters of an operation, including those of its path. */
function coreParameters(path: string, pointer: string): string[] {
  return [pointerTo('#/paths', path), pointer].flatMap((holder) => {
    const { parameters } = asNode(at(contract, holder));
    if (!Array.isArray(parameters)) return [];
    return parameters
      .map((_, index) =>
        asNode(at(contract, resolvePointer(contract, pointerTo(holder, 'parameters', index)))),
      )
      .filter((parameter) => !isOptional(parameter))
      .map(({ name }) => String(name));
  });
}

/** Whether core comes before optional throughout. */
function coreComesFirst(nodes: readonly unknown[]): boolean {
  const marks = nodes.map((node) => isOptional(asNode(node)));
  return !marks.includes(true) || !marks.slice(marks.indexOf(true)).includes(false);
}

describe('what is core', () => {
  it('are the calls in the specification', () => {
    const core = operations.filter(({ operation }) => !isOptional(operation));
    expect(core.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(CALLS.toSorted());
  });

  it('are the parameters in the specification', () => {
    const core = operations
      .filter(({ operation }) => !isOptional(operation))
      .map(({ id, path, pointer }) => [id, coreParameters(path, pointer).toSorted()] as const);
    const found = Object.fromEntries(core.filter(([, names]) => names.length > 0));
    const specified = Object.entries(PARAMETERS).map(([id, names]) => [id, words(names).toSorted()]);
    expect(found).toEqual(Object.fromEntries(specified));
  });

  it('are the fields in the specification', () => {
    const core = schemas.map(([name, schema]) => [name, coreFields(schema).toSorted()] as const);
    const found = Object.fromEntries(core.filter(([, names]) => names.length > 0));
    const specified = Object.entries(FIELDS).map(([name, names]) => [name, words(names).toSorted()]);
    expect(found).toEqual(Object.fromEntries(specified));
  });
});

it('comes first: operations, tags and fields', () => {
  expect(coreComesFirst(operations.map(({ operation }) => operation))).toBe(true);
  const lastTag = (tagged: typeof operations) =>
    Math.max(...tagged.map(({ operation }) => tagNames.indexOf((operation.tags as string[])[0] ?? '')));
  const tagNames = (contract.tags as { name: string }[]).map(({ name }) => name);
  const core = operations.filter(({ operation }) => !isOptional(operation));
  expect(lastTag(core)).toBeLessThan(lastTag(operations));
  const unordered = schemas.filter(
    ([, { properties }]) => !coreComesFirst(Object.values(asNode(properties))),
  );
  expect(unordered.map(([name]) => name)).toEqual([]);
});

it('never requires an optional field', () => {
  const wrong = schemas.flatMap(([name, schema]) =>
    Object.entries(asNode(schema.properties))
      .filter(([field, value]) => isOptional(asNode(value)) && asList(schema.required).includes(field))
      .map(([field]) => `${name}.${field}`),
  );
  expect(wrong).toEqual([]);
});

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
