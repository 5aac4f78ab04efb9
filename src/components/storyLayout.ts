import { expect } from 'storybook/test';

/** For stories of little room: nothing sticks out to the right, so nobody has to scroll sideways. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
