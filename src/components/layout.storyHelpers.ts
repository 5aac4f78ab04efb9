import { expect } from 'storybook/test';

/** Asserts that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

const AMOUNT = /[$₦][\d,]+(?:\.\d\d)?/g;

/** The number of lines that part of a text node takes up; 0 if it is not shown. */
function linesOf(text: Text, from: number, length: number): number {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, from + length);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** Asserts that every amount of money that is shown fits on one line. Fails if there are none. */
export async function expectWholeAmounts(root: Element): Promise<void> {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const amounts: { text: string; lines: number }[] = [];
  for (let node = nodes.nextNode(); node instanceof Text; node = nodes.nextNode()) {
    for (const { 0: text, index } of node.data.matchAll(AMOUNT)) {
      const lines = linesOf(node, index, text.length);
      if (lines > 0) amounts.push({ text, lines });
    }
  }
  await expect(amounts).not.toEqual([]);
  await expect(amounts.filter(({ lines }) => lines !== 1)).toEqual([]);
}
