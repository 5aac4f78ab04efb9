import { describe, expect, it } from 'vitest';
import { parseContract } from './document.ts';
import { schemasFor } from './schemas.ts';
import contractText from './testContract.yaml?raw';

const document = parseContract(contractText);
const paging = () => ({ type: 'object', properties: { page: { type: 'integer', default: 1 } } });

describe('the schemas of a document', () => {
  it('are compiled once, for all who say the same of it', () => {
    const { reading } = schemasFor(document);
    expect(reading.compile(paging())).toBe(schemasFor(document).reading.compile(paging()));
    expect(reading.compile({ type: 'object' })).not.toBe(reading.compile(paging()));
  });

  it('are those of no other document', () => {
    const other = schemasFor(parseContract(contractText)).reading;
    expect(other.compile(paging())).not.toBe(schemasFor(document).reading.compile(paging()));
  });

  it('write defaults into what comes in, and nothing into what goes out', () => {
    const { reading, answering } = schemasFor(document);
    const incoming = {};
    const outgoing = {};
    expect(reading.compile(paging())(incoming)).toBe(true);
    expect(answering.compile(paging())(outgoing)).toBe(true);
    expect({ incoming, outgoing }).toEqual({ incoming: { page: 1 }, outgoing: {} });
  });
});
