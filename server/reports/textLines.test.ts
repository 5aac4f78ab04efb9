import { describe, expect, it } from 'vitest';
import { breakLines, clampLines, fitLine, type Column, type Line } from './textLines.ts';

/** Each character is one wide. */
const column = (width: number): Column => ({
  weight: 'regular',
  width,
  measure: (_font, piece) => Array.from(piece).length,
});
const lines = (text: string, width = 1000) => breakLines(text, column(width));

const textOf = ({ runs }: Line) => runs.map(({ text }) => text).join('');
const texts = (text: string, width?: number) => lines(text, width).map(textOf);
const fitted = (text: string, width: number) => textOf(fitLine(text, column(width)));

describe('breakLines', () => {
  it('fills lines and never exceeds them', () => {
    expect(texts('one two three four', 9)).toEqual(['one two', 'three', 'four']);
    expect(texts('one two three', 7)).toEqual(['one two', 'three']);
  });

  it('cuts a word that is wider than a line, never inside a letter', () => {
    expect(texts('a bbbbbbb c', 3)).toEqual(['a', 'bbb', 'bbb', 'b c']);
    expect(texts('ẹ́ẹ́ẹ́', 4)).toEqual(['ẹ́ẹ́', 'ẹ́'].map((line) => line.normalize('NFC')));
  });

  it('cuts where a word may break, if it can, and between letters only where it cannot', () => {
    expect(texts('Antananarivo-Ambohimanarina', 20)).toEqual(['Antananarivo-', 'Ambohimanarina']);
    expect(texts('in Antananarivo-Ambohimanarina', 16)).toEqual(['in Antananarivo-', 'Ambohimanarina']);
    expect(texts('https://kano.example/a/b now', 16)).toEqual(['https://', 'kano.example/a/b', 'now']);
    expect(texts('a-bbbbbb-cc', 4)).toEqual(['a-bb', 'bbbb', '-cc']);
  });

  it('gives nothing for nothing', () => {
    expect(lines('  \n\t ')).toEqual([]);
    expect(lines('🎉 🎉')).toEqual([]);
  });

  it('drops what cannot be seen and what turns text around', () => {
    expect(texts('a\u0000b\u202ec\u200bd\ufeff')).toEqual(['abcd']);
  });

  it('writes a word that the first font lacks in the second', () => {
    expect(lines('₦5 שלום ọjà')[0]?.runs).toEqual([
      { font: 'regular', text: '₦5 ' },
      { font: 'regular-fallback', text: 'שלום' },
      { font: 'regular', text: ' ọjà' },
    ]);
  });

  it('leaves emoji out and marks other writing that no font has', () => {
    expect(texts('Party 🎉 漢字かな now')).toEqual(['Party … now']);
    expect(texts('ok👩🏽‍🔧')).toEqual(['ok']);
  });

  it('orders words as they are read', () => {
    expect(texts('one שלום עולם two')).toEqual(['one עולם שלום two']);
    expect(texts('שלום one two עולם')).toEqual(['עולם one two שלום']);
    expect(lines('שלום one').map(({ isRightToLeft }) => isRightToLeft)).toEqual([true]);
    expect(lines('one שלום').map(({ isRightToLeft }) => isRightToLeft)).toEqual([false]);
  });
});

describe('clampLines', () => {
  it('shows that there was more, on the side where the reading ends', () => {
    expect(clampLines(lines('aa bb cc', 2), 2).map(textOf)).toEqual(['aa', 'bb…']);
    expect(clampLines(lines('של עו לם', 2), 1).map(textOf)).toEqual(['…של']);
    expect(clampLines(lines('aa bb', 2), 2).map(textOf)).toEqual(['aa', 'bb']);
  });
});

describe('fitLine', () => {
  it('leaves a text alone that has room', () => {
    expect(fitted('one two 🎉', 7)).toBe('one two');
    expect(fitted('🎉', 7)).toBe('');
  });

  it('ends between words', () => {
    expect(fitted('one two three', 10)).toBe('one two…');
    expect(fitted('one twothree', 7)).toBe('one…');
    expect(fitted('של עו לם', 6)).toBe('…עו של');
  });

  it('ends within a word where the line would be empty by half', () => {
    expect(fitted('a bbbbbbbbbb c', 8)).toBe('a bbbbbb…');
    expect(fitted('bbbbbbbbbb c', 8)).toBe('bbbbbbbb…');
    expect(fitted('a bbb-bbbbbbbb c', 8)).toBe('a bbb-bb…');
  });
});
