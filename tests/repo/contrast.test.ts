import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOR_USES } from '../../.storybook/pages/tokens/colorUses';
import { contrastRatio, formatHex, toLinear, type Rgb } from '../../.storybook/pages/tokens/contrast';

it.each([
  ['black on white', [0, 0, 0], [255, 255, 255], 21],
  ['white on itself', [255, 255, 255], [255, 255, 255], 1],
  ['the lightest grey for text', [118, 118, 118], [255, 255, 255], 4.54],
  ['either order', [255, 255, 255], [0, 0, 0], 21],
] as const)('measures contrast as WCAG 2 does: %s', (_name, front, back, ratio) => {
  expect(contrastRatio(front, back)).toBeCloseTo(ratio, 2);
});

it('formats a colour with two digits per channel', () => {
  expect(formatHex([0, 10, 255])).toBe('#000aff');
});

const COLOR = /--color-([\w-]+): (?:#(\w{6})|color-mix\(in oklab, var\(--color-([\w-]+)\), black (\d+)%\));/g;

const parseHex = (hex: string): Rgb =>
  [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never;

const toChannel = (light: number) =>
  light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Mixes with black in Oklab, where a colour's coordinates are the cube roots of what is linear in its light. */
function darken(rgb: Rgb, percent: number): Rgb {
  const share = (1 - percent / 100) ** 3;
  return rgb.map((channel) => Math.round(255 * toChannel(share * toLinear(channel)))) as never;
}

/** The colours of style sheets of which a later one overrides an earlier one. */
function readColors(...files: string[]): Record<string, Rgb> {
  const declared = new Map<string, RegExpMatchArray>();
  const css = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const match of css.matchAll(COLOR)) {
    declared.set(match[1] ?? '', match);
  }
  const resolve = (name: string): Rgb => {
    const [, , hex, base, percent] = declared.get(name) ?? [];
    if (hex !== undefined) return parseHex(hex);
    if (base === undefined) throw new Error(`No value for ${name}.`);
    return darken(resolve(base), Number(percent));
  };
  return Object.fromEntries([...declared.keys()].map((name) => [name, resolve(name)]));
}

const TOKENS = 'src/styles/tokens.css';

describe.each([
  ['our own', [TOKENS]],
  ['another organisation', [TOKENS, '.storybook/toolbar/openShelves.css']],
])('the colours of %s', (_organisation, files) => {
  it('have the contrast that their use needs', () => {
    const colors = readColors(...files);
    const ratios = Object.values(COLOR_USES)
      .flatMap(({ pairs }) => pairs)
      .map(({ front, back, atLeast }) => ({
        front,
        back,
        atLeast,
        ratio: contrastRatio(colors[front]!, colors[back]!),
      }));
    expect(ratios.length).toBeGreaterThan(20);
    expect(ratios.filter(({ ratio, atLeast }) => ratio < atLeast)).toEqual([]);
  });
});

it('mixes with black as Chromium does', () => {
  const colors = readColors(TOKENS);
  const deep = ['forest-deep', 'marigold-deep', 'danger-deep'];
  const painted = deep.map((name) => formatHex(colors[name] ?? [0, 0, 0]));
  expect(painted).toEqual(['#073528', '#d9931b', '#7c1510']);
});
