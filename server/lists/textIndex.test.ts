import { describe, expect, it, vi } from 'vitest';
import { indexTexts } from './textIndex.ts';

const NAMES = ['ada', 'chidi', 'ngozi', 'kwame', 'ada-rose', "o'connell", '愛子'];
const PROVIDERS = ['gmail.com', 'post.example', 'mail2.example'];
const PLACES = ['kano', 'lagos', 'a town that has a longer name'];

const pick = <Item>(items: readonly Item[], place: number) => items[place % items.length] as Item;

/** What rows of long lists are found by: much that many have, and something that each has alone. */
const texts = Array.from({ length: 3000 }, (_, place) =>
  [
    pick(NAMES, place),
    `${pick(NAMES, place >> 3)}.${(place * 7919).toString(36)}@${pick(PROVIDERS, place >> 5)}`,
    `project ${place % 40}`,
    pick(PLACES, place >> 7),
  ].join(' '),
);

/** Looks at each text. */
const placesOf = (words: readonly string[]) =>
  texts.flatMap((text, place) => (words.every((word) => text.includes(word)) ? [place] : []));

const found = (words: readonly string[]) => index.find(words).array();

const index = indexTexts(texts);
const [someText = ''] = texts.slice(1234);

describe('an index of texts', () => {
  it.each([
    ['what many have', 'ada'],
    ['a part of what many have', 'gmai'],
    ['one letter', 'z'],
    ['one digit', '7'],
    ['a letter of another script', '子'],
    ['a sign', '@'],
    ['a provider with its sign', '@post.example'],
    ['a part that begins before the sign', 'b@gm'],
    ['a part that ends with the sign', 'a@'],
    ['a part with a number in it', 'mail2.ex'],
    ['a space in it', 'a town that'],
    ['a space at its end', 'ada '],
    ['a space before a number', 'project 1'],
    ['all of a text', someText],
  ])('finds %s as often as looking at each text does', (_name, word) => {
    const expected = placesOf([word]);
    expect(expected).not.toEqual([]);
    expect(found([word])).toEqual(expected);
  });

  it('finds each part of a text that has up to six letters', () => {
    const parts = Array.from(someText, (_letter, start) =>
      [1, 2, 3, 4, 5, 6].map((length) => someText.slice(start, start + length)),
    ).flat();
    for (const part of parts) expect([part, found([part])]).toEqual([part, placesOf([part])]);
  });

  it('finds the texts that have all words, wherever they stand', () => {
    expect(found(['kano', 'ngozi', '@gmail'])).toEqual(placesOf(['kano', 'ngozi', '@gmail']));
    expect(found(['kano', 'lagos'])).toEqual([]);
    const few = indexTexts(['ada kano', 'ada lagos', 'kano ada']);
    expect(few.find(['kano', 'ada']).array()).toEqual([0, 2]);
  });

  it('finds no text that has the letters of a word, or the pieces of it apart', () => {
    expect(placesOf(['dichi'])).toEqual([]);
    expect(found(['dichi'])).toEqual([]);
    expect(found(['kano project'])).toEqual([]);
  });

  it('looks for one piece of a word, however many it has', () => {
    const looking = vi.spyOn(String.prototype, 'includes');
    index.find(['@'.repeat(200)]);
    const looks = looking.mock.calls.length;
    looking.mockRestore();
    expect(looks).toBeLessThan(2 * texts.length);
  });

  it('finds all texts where there is no word, and where nothing was left of one', () => {
    expect(index.find([]).size()).toBe(3000);
    expect(index.find(['']).size()).toBe(3000);
  });

  it('has nothing to find where there are no texts', () => {
    expect(indexTexts([]).find(['ada']).array()).toEqual([]);
    expect(indexTexts([]).find([]).array()).toEqual([]);
  });

  it.each([1, 255, 256, 257, 2047, 2049])('finds the last of %i texts', (count) => {
    const few = [...texts.slice(0, count - 1), 'the last one'];
    expect(indexTexts(few).find(['last one']).array()).toEqual([count - 1]);
    expect(indexTexts(few).find(['e last']).array()).toEqual([count - 1]);
  });
});
