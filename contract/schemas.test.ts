import { describe, expect, it } from 'vitest';
import { parseContract } from './document.ts';
import { schemasFor } from './schemas.ts';

const document = parseContract('paths: {}');
const paging = () => ({ type: 'object', properties: { page: { type: 'integer', default: 1 } } });

describe('the schemas of a document', () => {
  it('are compiled once if they are equal', () => {
    const { reading } = schemasFor(document);
    expect(reading.compile(paging())).toBe(schemasFor(document).reading.compile(paging()));
    expect(reading.compile({ type: 'object' })).not.toBe(reading.compile(paging()));
  });

  it('are not shared between documents', () => {
    const other = schemasFor(parseContract('paths: {}')).reading;
    expect(other.compile(paging())).not.toBe(schemasFor(document).reading.compile(paging()));
  });

  it('fill in defaults for requests, but not for responses', () => {
    const { reading, responding } = schemasFor(document);
    const incoming = {};
    const outgoing = {};
    expect(reading.compile(paging())(incoming)).toBe(true);
    expect(responding.compile(paging())(outgoing)).toBe(true);
    expect({ incoming, outgoing }).toEqual({ incoming: { page: 1 }, outgoing: {} });
  });
});
