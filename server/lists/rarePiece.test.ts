import { describe, expect, it } from 'vitest';
import { rarestPiece } from './rarePiece.ts';

/** Gifts as a list has them: all of one provider, each with a number, and some of one name. */
const rows = Array.from(
  { length: 200 },
  (_, number) =>
    `${number % 10 === 0 ? 'zoe' : 'ada'} number${1000 + number} donor${1000 + number}@post.example`,
);

describe('the rarest piece', () => {
  it('of an email is what tells it from the others', () => {
    expect(rarestPiece(['donor77@post.example'], rows)).toBe('nor77');
    expect(rarestPiece(['Okafor@post.example'], rows)).toBe('Okafo');
  });

  it('is longer by a letter where the sample does not tell it from the next', () => {
    // One row in a hundred of such a list has "rd77", and perhaps none of a sample.
    const wards = Array.from({ length: 200 }, (_, number) => `ward${70 + (number % 7)}b`);
    expect(rarestPiece(['ward77b'], wards)).toBe('rd77b');
    expect(rarestPiece(['ward77'], wards)).toBe('rd77');
  });

  it('of several words is in one of them', () => {
    expect(rarestPiece(['post', 'number', 'Okafor'], rows)).toBe('Okafo');
    expect(rarestPiece(['number', 'post'], rows)).toBeUndefined();
  });

  it('is none where all are common', () => {
    expect(rarestPiece(['@post.example'], rows)).toBeUndefined();
    expect(rarestPiece(['zoe number'], rows)).toBeUndefined();
  });

  it('is common also where it is written with marks and capitals', () => {
    expect(rarestPiece(['ZOË NUM'], rows)).toBeUndefined();
    expect(rarestPiece(['ZOE\u0308 NUM'], rows)).toBeUndefined();
  });

  it('is one that the index knows: three letters in a row, or the beginning of a word', () => {
    expect(rarestPiece(['@.@.@.@'], rows)).toBeUndefined();
    expect(rarestPiece(['a@.@b'], rows)).toBeUndefined();
    expect(rarestPiece(['x-ray'], rows)).toBe('x-ray');
    expect(rarestPiece(['ada 7 '], rows)).toBe('a 7 ');
  });

  it('cuts no letter in two', () => {
    expect(rarestPiece(['😀😀bed😀'], rows)).toBe('😀😀bed');
    expect(rarestPiece(['be\u0323ds'], rows)).toBe('bẹds');
  });

  it.each(['', 'bed', 'zoe'])('of %j, which is short, is none', (text) => {
    expect(rarestPiece([text], rows)).toBeUndefined();
  });

  it('of a long text is sought at its beginning', () => {
    expect(rarestPiece([`${'@.'.repeat(18)}jazz`], rows)).toMatch(/ja/);
    expect(rarestPiece([`${'@.'.repeat(20)}jazz`], rows)).toBeUndefined();
  });

  it('is unknown where few rows are', () => {
    expect(rarestPiece(['donor77@post.example'], rows.slice(0, 99))).toBeUndefined();
  });
});
