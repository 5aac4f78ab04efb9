import { expect, it } from 'vitest';
import { contrastRatio, formatHex } from '../../.storybook/pages/tokens/contrast';

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
