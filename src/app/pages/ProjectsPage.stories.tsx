import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { SWRConfig } from 'swr';
import { useTabHistory } from '@/app/HistoryRouter';
import { MemoryRouter } from '@/app/testing/MemoryRouter';
import { fileHandlers } from '@/mocks/handlers/files';
import { projectHandlers } from '@/mocks/handlers/projects';
import { recordRequests } from '@/mocks/recordRequests';
import { ProjectsPage } from './ProjectsPage';

const requests = recordRequests();

/** The address bar with a reload button. */
function Bar({ onReload }: { onReload: (address: string) => void }) {
  const { entry, goBack } = useTabHistory();
  const address = entry.pathname + entry.search;
  return (
    <nav aria-label="Browser">
      <button type="button" onClick={goBack}>
        Back
      </button>
      <button type="button" onClick={() => onReload(address)}>
        Reload
      </button>
      <output aria-label="Address">{address}</output>
    </nav>
  );
}

/** A browser tab: a reload keeps only the address. */
function Tab({ address }: { address: string }) {
  const [{ load, opened }, open] = useState({ load: 1, opened: address });
  return (
    <SWRConfig key={load} value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[opened]}>
        <Bar onReload={(current) => open({ load: load + 1, opened: current })} />
        <ProjectsPage />
      </MemoryRouter>
    </SWRConfig>
  );
}

const meta = {
  title: 'Public/Projects/Address',
  component: Tab,
  parameters: { layout: 'fullscreen' },
  args: { address: '/projects' },
  beforeEach: ({ msw }) => msw.use(requests.start(), projectHandlers.listProjects, fileHandlers.getFile),
} satisfies Meta<typeof Tab>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

interface View {
  address: string;
  status: string;
  category: string;
  search: string;
  showing: string;
}

const ALL: View = {
  address: '/projects',
  status: 'Active Projects',
  category: 'All',
  search: '',
  showing: 'Showing 10 of 22 projects',
};

/** Asserts that the address and every part of the page agree. */
async function expectView({ canvas }: Pick<Context, 'canvas'>, view: View) {
  await waitFor(() => expect(canvas.getByRole('status', { name: 'Address' }).textContent).toBe(view.address));
  await expect(await canvas.findByText(view.showing)).toBeVisible();
  await expect(canvas.getByRole('radio', { name: view.status })).toBeChecked();
  const categories = within(canvas.getByRole('group', { name: 'Category' }));
  await expect(categories.getByRole('button', { pressed: true })).toHaveTextContent(view.category);
  await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue(view.search);
  await expect(canvas.getByRole('heading', { level: 2, name: view.status })).toBeVisible();
}

const press = ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Pasted at once: slow typing could search between two keys. */
async function searchFor({ canvas, userEvent }: Context, text: string) {
  await userEvent.click(canvas.getByRole('searchbox', { name: 'Search' }));
  await userEvent.paste(text);
}

/** Back undoes each choice, and a reload shows the same view. */
export const Filters: Story = {
  tags: ['PROJ-12'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectView(context, ALL);
    await userEvent.click(canvas.getByRole('radio', { name: 'Completed Projects' }));
    const completed = {
      ...ALL,
      address: '/projects?status=completed',
      status: 'Completed Projects',
      showing: 'Showing 2 of 2 projects',
    };
    await expectView(context, completed);
    await press(context, 'Education');
    const education = {
      ...completed,
      address: '/projects?status=completed&category=education',
      category: 'Education',
      showing: 'Showing 1 of 1 projects',
    };
    await expectView(context, education);
    await searchFor(context, 'wa');
    const searched = { ...education, address: `${education.address}&search=wa`, search: 'wa' };
    await expectView(context, searched);

    await press(context, 'Reload');
    await expectView(context, searched);
    await expect(requests.of('listProjects')).toHaveLength(5);
  },
};

export const BackThroughTheFilters: Story = {
  tags: ['PROJ-12'],
  play: async (context) => {
    const { canvas } = context;
    await expectView(context, ALL);
    await press(context, 'Next');
    const second = { ...ALL, address: '/projects?page=2' };
    await expectView(context, second);
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
    await press(context, 'Healthcare');
    const healthcare = {
      ...ALL,
      address: '/projects?category=healthcare',
      category: 'Healthcare',
      showing: 'Showing 3 of 3 projects',
    };
    await expectView(context, healthcare);
    await searchFor(context, 'kano');
    await expectView(context, {
      ...healthcare,
      address: '/projects?category=healthcare&search=kano',
      search: 'kano',
      showing: 'Showing 1 of 1 projects',
    });
    await press(context, 'Back');
    await expectView(context, healthcare);
    await press(context, 'Back');
    await expectView(context, second);
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
    await press(context, 'Back');
    await expectView(context, ALL);
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
  },
};

/** A shared link that uses an alias of a category. */
export const FromALink: Story = {
  tags: ['PROJ-12'],
  args: { address: '/projects?status=completed&category=schools&search=wa' },
  play: async (context) => {
    await expectView(context, {
      address: '/projects?status=completed&category=schools&search=wa',
      status: 'Completed Projects',
      category: 'Education',
      search: 'wa',
      showing: 'Showing 1 of 1 projects',
    });
    await expect(requests.of('listProjects').map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
      { status: 'COMPLETED', category: 'education', search: 'wa', page: '1', page_size: '10' },
    ]);
  },
};
