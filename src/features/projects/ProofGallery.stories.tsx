import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { tabTo } from '@/components/keyboard.storyHelpers';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { photoSize } from '@/mocks/fixtures/projectFactory';
import { fileHandlers } from '@/mocks/handlers/files';
import { ProofGallery } from './ProofGallery';

const unit = {
  id: 13,
  image: '/files/proof-bamenda-unit.webp',
  ...photoSize,
  name: 'Bamenda District Hospital',
  deliver_date: '2026-05-12',
};
const room = { ...unit, id: 14, image: '/files/proof-bamenda-room.webp', deliver_date: '2026-05-18' };
const unnamed = { id: 15, image: '/files/proof-bamenda-team.webp', name: null, deliver_date: null };

const meta = {
  title: 'Public/Projects/ProofGallery',
  component: ProofGallery,
  args: { proofs: [unit, room, unnamed], place: 'Bamenda, Cameroon' },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
  beforeEach: ({ msw }) => msw.use(fileHandlers.getFile),
} satisfies Meta<typeof ProofGallery>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const FIRST = 'Photo 1 of 3: Bamenda District Hospital, May 12, 2026';
const SECOND = 'Photo 2 of 3: Bamenda District Hospital, May 18, 2026';
const THIRD = 'Photo 3 of 3: N/A, N/A';

/** Asserts which photo is shown large, and its caption. */
async function expectShown({ canvas }: Pick<Context, 'canvas'>, tab: string, texts: string[]) {
  await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(tab);
  await expect(canvas.getByRole('tabpanel', { name: tab })).toBeVisible();
  const details = canvas.getAllByRole('definition').map((element) => element.textContent);
  await expect(details).toEqual([...texts, 'Bamenda, Cameroon']);
}

const SHOWN = {
  first: [FIRST, ['Bamenda District Hospital', 'May 12, 2026']],
  second: [SECOND, ['Bamenda District Hospital', 'May 18, 2026']],
  third: [THIRD, ['N/A', 'N/A']],
} as const satisfies Record<string, readonly [string, readonly string[]]>;

const expectPhoto = (context: Context, which: keyof typeof SHOWN) => {
  const [tab, texts] = SHOWN[which];
  return expectShown(context, tab, [...texts]);
};

export const ByMouse: Story = {
  tags: ['PD-08'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await expectPhoto(context, 'first');
    const large = canvas.getByRole<HTMLImageElement>('img', {
      name: 'Delivery to Bamenda District Hospital',
    });
    await waitFor(() => expect(large.naturalWidth).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('tab', { name: SECOND }));
    await expectPhoto(context, 'second');
    await expect(
      canvas.getByRole<HTMLImageElement>('img', { name: /^Delivery/ }).getAttribute('src'),
    ).toContain('proof-bamenda-room.webp');
    await userEvent.click(canvas.getByRole('tab', { name: THIRD }));
    await expectPhoto(context, 'third');
    await expect(canvas.getByRole('img', { name: 'Photo of the delivery' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['PD-08'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tabTo(context, canvas.getByRole('button', { name: 'View full screen' }));
    await tabTo(context, canvas.getByRole('tab', { name: FIRST }));
    await userEvent.keyboard('{ArrowRight}');
    await expectPhoto(context, 'second');
    await expect(canvas.getByRole('tab', { name: SECOND })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expectPhoto(context, 'third');
    await userEvent.keyboard('{ArrowRight}');
    await expectPhoto(context, 'first');
    await userEvent.keyboard('{ArrowLeft}');
    await expectPhoto(context, 'third');
    await userEvent.keyboard('{Home}');
    await expectPhoto(context, 'first');
    await userEvent.tab();
    await expect(canvas.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

function touchAt(target: Element, clientX: number, clientY: number) {
  return new Touch({ identifier: 1, target, clientX, clientY });
}

/** Swipes across the photo from one point to another. */
async function swipe({ canvas }: Context, from: [x: number, y: number], to: [x: number, y: number]) {
  const panel = canvas.getByRole('tabpanel');
  await fireEvent.touchStart(panel, { touches: [touchAt(panel, ...from)] });
  await fireEvent.touchEnd(panel, { changedTouches: [touchAt(panel, ...to)] });
}

export const ByTouch: Story = {
  tags: ['PD-08'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const said = context.canvas.getByRole('status');
    await expect(said).toBeEmptyDOMElement();
    await swipe(context, [200, 100], [100, 110]);
    await expectPhoto(context, 'second');
    await expect(said).toHaveTextContent(SECOND);
    await swipe(context, [100, 100], [220, 100]);
    await expectPhoto(context, 'first');
    await expect(said).toHaveTextContent(FIRST);
    // The first photo has no previous one, and neither scrolling nor a tap is a swipe.
    await swipe(context, [100, 100], [220, 100]);
    await swipe(context, [200, 300], [150, 100]);
    await swipe(context, [200, 100], [180, 100]);
    await expectPhoto(context, 'first');
    // Choosing a tab announces the photo, so the status must not announce it again.
    await context.userEvent.click(context.canvas.getByRole('tab', { name: SECOND }));
    await expectPhoto(context, 'second');
    await expect(said).toBeEmptyDOMElement();
  },
};

const many = Array.from({ length: 14 }, (_none, index) => ({ ...unit, id: 100 + index })) as [
  typeof unit,
  ...(typeof unit)[],
];

/** Asserts that a thumbnail is fully visible within the strip. */
async function expectInSight({ canvas }: Pick<Context, 'canvas'>, number: number) {
  const tab = canvas.getByRole('tab', { selected: true });
  await expect(tab).toHaveAccessibleName(new RegExp(`^Photo ${number} of 14:`));
  const { left, right } = tab.getBoundingClientRect();
  const strip = canvas.getByRole('tablist').getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(strip.left);
  await expect(right).toBeLessThanOrEqual(strip.right);
}

/** The strip scrolls to the photo shown; the page does not scroll. */
export const ManyPhotos: Story = {
  tags: ['PD-08'],
  args: { proofs: many },
  globals: { viewport: { value: 'w320' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectInSight(context, 1);
    await swipe(context, [200, 100], [100, 100]);
    await expectInSight(context, 2);
    await swipe(context, [200, 100], [100, 100]);
    await swipe(context, [200, 100], [100, 100]);
    await swipe(context, [200, 100], [100, 100]);
    await expectInSight(context, 5);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Photo 5 of 14:/);
    await expect(window.scrollY).toBe(0);
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{End}');
    await expectInSight(context, 14);
    await userEvent.keyboard('{ArrowRight}');
    await expectInSight(context, 1);
    await expectNoSidewaysScroll();
  },
};

export const PhotoMissing: Story = {
  tags: ['PD-08'],
  args: { proofs: [{ ...unit, image: '/files/missing-proof.webp' }, room] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[role="tabpanel"] img')).toHaveLength(0));
    await expect(canvas.getByRole('img', { name: 'Delivery to Bamenda District Hospital' })).toBeVisible();
    await expect(canvas.getByText('May 12, 2026')).toBeVisible();
  },
};

export const OnePhoto: Story = {
  tags: ['PD-09'],
  args: { proofs: [unit], place: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bamenda District Hospital')).toBeVisible();
    await expect(canvas.getByText('May 12, 2026')).toBeVisible();
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.queryByText('Place')).toBeNull();
  },
};
