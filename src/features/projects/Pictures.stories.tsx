import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { API_BASE } from '@/api/backendAddress';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { completedClosed, microscopesUsd, solarNgn } from '@/mocks/fixtures/projects';
import { fileHandlers } from '@/mocks/handlers/files';
import { http } from '@/mocks/http';
import { respondsWithProject, respondsWithProjects } from '@/mocks/scenarios';
import { PAGE } from './projectPage.storyHelpers';
import { ProjectScreen } from './ProjectScreen';

const meta = {
  title: 'Public/Projects/Pictures',
  component: ProjectScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...PAGE, redirect: fn() },
  beforeEach: ({ msw }) => msw.use(respondsWithProjects([]), fileHandlers.getFile),
} satisfies Meta<typeof ProjectScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const media = [microscopesUsd, solarNgn, completedClosed].map(({ coverPhotoUrl: url }) => url ?? '');

const picturesIn = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Pictures' })).getAllByRole('img');

/** The pictures have no descriptions, so their names are numbers; clicking one opens it uncropped. */
export const Pictures: Story = {
  tags: ['PD-02'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject({ ...microscopesUsd, mediaFilesUrls: media })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Pictures' });
    const [first, second, third] = picturesIn(canvas);
    await expect(first).toHaveAccessibleName('Picture 1 of 3 from this project');
    await expect(third).toHaveAccessibleName('Picture 3 of 3 from this project');
    await expect(second).toHaveAttribute('loading', 'lazy');
    await expect(second).toHaveAttribute('width');
    await expect(second).toHaveAttribute('height');
    await expect(second).toHaveAttribute('src', `${media[1]}?w=960`);
    await expect(second?.getAttribute('srcset')).toContain(`${media[1]}?w=480 480w`);
    await expect(second?.closest('a')).toHaveAttribute('href', `${media[1]}?w=1600`);
  },
};

/** Draws a portrait picture. */
async function drawUpright() {
  const canvas = new OffscreenCanvas(90, 160);
  canvas.getContext('2d')?.fillRect(0, 0, 90, 160);
  return new Response(await canvas.convertToBlob());
}

/** Unique URLs, because the browser caches the pictures of other stories. */
const uprights = [1, 2, 3].map((number) => `/backend/files/upright-${number}.webp`);

/** Picture sizes are unknown before loading, so space is reserved for the shape in which all are shown. */
export const UprightPicture: Story = {
  tags: ['PD-02'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.untyped.get(`${API_BASE}/files/:name`, drawUpright),
      respondsWithProject({ ...microscopesUsd, mediaFilesUrls: uprights }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Pictures' });
    const last = picturesIn(canvas)[2] as HTMLImageElement;
    const list = last.closest('ul');
    const heights = [last.clientHeight, list?.clientHeight];
    last.scrollIntoView();
    await waitFor(() => expect(last.naturalHeight).toBeGreaterThan(last.naturalWidth));
    await expect([last.clientHeight, list?.clientHeight]).toEqual(heights);
    await expect(last.clientWidth / last.clientHeight).toBeCloseTo(3 / 2, 1);
    await expect(last).toHaveStyle({ objectFit: 'cover' });
  },
};

/** A picture that cannot be loaded keeps its space, and a single one is not numbered. */
export const PictureMissing: Story = {
  tags: ['PD-02'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithProject({ ...microscopesUsd, mediaFilesUrls: ['/backend/files/missing-media.webp', ''] }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Pictures' });
    const [picture] = picturesIn(canvas);
    await expect(picture).toHaveAccessibleName('Picture from this project');
    picture?.scrollIntoView();
    await waitFor(() => expect(picturesIn(canvas)[0]).not.toHaveAttribute('src'));
    await expect(picturesIn(canvas)).toHaveLength(1);
    await expect(picturesIn(canvas)[0]?.closest('a')).toBeNull();
    await expectNoSidewaysScroll();
  },
};
