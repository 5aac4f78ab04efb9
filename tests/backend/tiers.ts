import { loadContract, type ContractDocument } from '../../contract/document';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isOptional = (value: unknown) => isObject(value) && value['x-tier'] === 'optional';

/** A copy without optional properties. */
function withoutOptional(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOptional);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'properties' && isObject(inner)
        ? withoutOptional(Object.fromEntries(Object.entries(inner).filter(([, field]) => !isOptional(field))))
        : withoutOptional(inner),
    ]),
  );
}

let core: ContractDocument | undefined;

/** The contract with core fields only. It still has the optional operations. */
export function coreContract(): ContractDocument {
  core ??= withoutOptional(loadContract()) as ContractDocument;
  return core;
}

/** The names of the optional operations. */
export function optionalOperations(): ReadonlySet<string> {
  const operations = Object.values(loadContract().paths).flatMap((item) => Object.values(item) as unknown[]);
  return new Set(
    operations.filter(isOptional).map((operation) => String((operation as Json)['operationId'])),
  );
}
