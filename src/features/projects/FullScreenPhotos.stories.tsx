import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { tabTo } from '@/components/keyboard.storyHelpers';
import { API_BASE } from '@/api/backendAddress';
import { photoSize } from '@/mocks/fixtures/projectFactory';
import { fileHandlers } from '@/mocks/handlers/files';
import { http } from '@/mocks/http';
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
  title: 'Public/Projects/FullScreenPhotos',
  component: ProofGallery,
  parameters: { layout: 'fullscreen' },
  args: { proofs: [unit, room, unnamed], place: 'Bamenda, Cameroon' },
  beforeEach: ({ msw }) => msw.use(fileHandlers.getFile),
} satisfies Meta<typeof ProofGallery>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openPhotos({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'View full screen' }));
  const dialog = canvas.getByRole('dialog', { name: 'Photos of the delivery' });
  await expect(dialog).toBeVisible();
  return within(dialog);
}

type Photos = Awaited<ReturnType<typeof openPhotos>>;

/** Asserts the caption, and that only this photo is on the screen. */
async function expectPhoto(photos: Photos, name: string, facts: string) {
  await expect(photos.getByText(facts)).toBeVisible();
  const photo = photos.getByRole('img');
  await expect(photo).toHaveAccessibleName(name);
  const { left, right } = photo.getBoundingClientRect();
  await expect([left, right]).toEqual([0, document.documentElement.clientWidth]);
}

const FIRST = [
  'Delivery to Bamenda District Hospital',
  'May 12, 2026 · Bamenda, Cameroon · Photo 1 of 3',
] as const;
const SECOND = [
  'Delivery to Bamenda District Hospital',
  'May 18, 2026 · Bamenda, Cameroon · Photo 2 of 3',
] as const;
const THIRD = ['Photo of the delivery', 'N/A · Bamenda, Cameroon · Photo 3 of 3'] as const;

export const ByMouse: Story = {
  tags: ['PD-16'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('tab', { name: /^Photo 2/ }));
    const photos = await openPhotos(context);
    await expectPhoto(photos, ...SECOND);
    await userEvent.click(photos.getByRole('button', { name: 'Next photo' }));
    await expectPhoto(photos, ...THIRD);
    await userEvent.click(photos.getByRole('button', { name: 'Next photo' }));
    await expectPhoto(photos, ...FIRST);
    await userEvent.click(photos.getByRole('button', { name: 'Previous photo' }));
    await expectPhoto(photos, ...THIRD);
    // The second click of a double click does nothing.
    await userEvent.dblClick(photos.getByRole('img'));
    await expectPhoto(photos, ...THIRD);
    await userEvent.click(photos.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Photo 3/);
  },
};

export const ByKeyboard: Story = {
  tags: ['PD-16'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const opener = canvas.getByRole('button', { name: 'View full screen' });
    await tabTo(context, opener);
    await userEvent.keyboard('{Enter}');
    const photos = within(canvas.getByRole('dialog', { name: 'Photos of the delivery' }));
    await expect(photos.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expectPhoto(photos, ...SECOND);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expectPhoto(photos, ...FIRST);
    await userEvent.keyboard('{ArrowLeft}');
    await expectPhoto(photos, ...THIRD);
    await userEvent.keyboard('{Home}');
    await expectPhoto(photos, ...FIRST);
    await userEvent.keyboard('{End}');
    await expectPhoto(photos, ...THIRD);
    await tabTo(context, photos.getByRole('list', { name: 'Photos of the delivery' }));
    await tabTo(context, photos.getByRole('button', { name: 'Previous photo' }));
    await userEvent.keyboard('{Enter}');
    await expectPhoto(photos, ...SECOND);
    await tabTo(context, photos.getByRole('button', { name: 'Next photo' }));
    photos.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** The browser's Back closes the photos and stays on the page. */
export const ClosedByBack: Story = {
  tags: ['PD-16'],
  play: async (context) => {
    const { canvas } = context;
    const { href } = window.location;
    const { length } = window.history;
    await openPhotos(context);
    await expect(window.history.length).toBeGreaterThanOrEqual(length);
    window.history.back();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(window.location.href).toBe(href);
    await expect(canvas.getByRole('button', { name: 'View full screen' })).toHaveFocus();
  },
};

/** A swipe scrolls the strip; the caption follows, and so does the gallery on the page. */
export const Swiped: Story = {
  tags: ['PD-16'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context;
    const photos = await openPhotos(context);
    const strip = photos.getByRole('list');
    strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' });
    await photos.findByText(SECOND[1]);
    await expectPhoto(photos, ...SECOND);
    await expect(canvas.getByRole('tab', { selected: true, hidden: true })).toHaveAccessibleName(/^Photo 2/);
  },
};

export const OnePhoto: Story = {
  tags: ['PD-17'],
  args: { proofs: [unit], place: null },
  play: async (context) => {
    const photos = await openPhotos(context);
    await expect(photos.getByText('Bamenda District Hospital')).toBeVisible();
    await expect(photos.getByText('May 12, 2026')).toBeVisible();
    await expect(photos.getAllByRole('button')).toHaveLength(1);
    await fireEvent.keyDown(photos.getByRole('button'), { key: 'ArrowRight' });
    await expect(photos.getByRole('img')).toBeVisible();
  },
};

/** Draws a portrait photo, of a shape that phones take. */
async function drawUpright() {
  const canvas = new OffscreenCanvas(900, 1200);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'seagreen';
  context?.fillRect(0, 0, 900, 1200);
  return new Response(await canvas.convertToBlob());
}

/** A portrait photo takes the whole width of a phone, or the whole height above its caption. */
export const UprightPhoto: Story = {
  tags: ['PD-17'],
  globals: { viewport: { value: 'phone' } },
  args: { proofs: [{ ...unit, image: '/files/upright-proof.webp', image_width: 900, image_height: 1200 }] },
  beforeEach: ({ msw }) => msw.use(http.untyped.get(`${API_BASE}/files/:name`, drawUpright)),
  play: async (context) => {
    const photos = await openPhotos(context);
    const photo = photos.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(photo.naturalHeight).toBeGreaterThan(photo.naturalWidth));
    await expect(photo).toHaveStyle({ objectFit: 'contain' });
    await expect(photo.clientWidth).toBe(375);
    await expect(photo.clientHeight).toBeGreaterThan(0.85 * window.innerHeight);
  },
};

const forty = Array.from({ length: 40 }, (_none, index) => ({ ...unit, id: 100 + index })) as [
  typeof unit,
  ...(typeof unit)[],
];

export const FortyPhotos: Story = {
  tags: ['PD-17'],
  args: { proofs: forty },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const photos = await openPhotos(context);
    await context.userEvent.keyboard('{End}');
    await expect(photos.getByText(/Photo 40 of 40$/)).toBeVisible();
    await expect(photos.getByRole('img').getBoundingClientRect().left).toBe(0);
    await expect(photos.getAllByRole('listitem', { hidden: true })).toHaveLength(40);
  },
};

export const PhotoMissing: Story = {
  tags: ['PD-18'],
  args: { proofs: [{ ...unit, image: '/files/missing-proof.webp' }, room] },
  play: async (context) => {
    const photos = await openPhotos(context);
    await waitFor(() => expect(photos.getByRole('img')).not.toHaveAttribute('src'));
    await expectPhoto(photos, FIRST[0], 'May 12, 2026 · Bamenda, Cameroon · Photo 1 of 2');
  },
};

/** The photo keeps more than half of the screen, whatever the names. */
export const LongNames: Story = {
  tags: ['PD-18'],
  globals: { viewport: { value: 'w320' } },
  args: {
    proofs: [{ ...unit, name: 'Interdisciplinary Polyclinic '.repeat(9) }, room],
    place: 'Antananarivo-Ambohimanarina-'.repeat(6),
  },
  play: async (context) => {
    const photos = await openPhotos(context);
    await expect(photos.getByRole('img').clientHeight).toBeGreaterThan(window.innerHeight / 2);
    const outside = photos.getAllByRole('button').filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left < 0 || right > 320 || top < 0 || bottom > window.innerHeight;
    });
    await expect(outside).toEqual([]);
  },
};
