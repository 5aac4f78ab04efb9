import { parse } from 'papaparse';
import { useState, type ComponentType } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { Toaster } from '@/components/Toast/Toaster';
import type { OnFiltersChange } from '@/lib/useListFilters';

type Canvas = StoryContext['canvas'];

interface ScreenProps<Filters> {
  filters: Filters;
  onFiltersChange: OnFiltersChange<Filters>;
}

/** A screen with its filters in state, as the application keeps them in the URL. */
export function WithFilters<Filters>({
  screen: Screen,
  filters: initial,
  onFiltersChange,
}: ScreenProps<Filters> & { screen: ComponentType<ScreenProps<Filters>> }) {
  const [filters, setFilters] = useState<Filters>(initial);
  return (
    <>
      <Screen
        filters={filters}
        onFiltersChange={(changed, how) => {
          setFilters(changed);
          onFiltersChange(changed, how);
        }}
      />
      <Toaster />
    </>
  );
}

/** Waits for the table and the count of its rows. */
export async function findTable(canvas: Canvas, count: string) {
  await expect(await canvas.findByText(count)).toBeVisible();
  return within(canvas.getByRole('table'));
}

/** The text of each cell in the row whose header contains `subject`, by column name. */
export function cellsOf(
  table: Awaited<ReturnType<typeof findTable>>,
  subject: string,
): Record<string, string> {
  const row = table.getByRole('rowheader', { name: (name) => name.includes(subject) }).closest('tr');
  if (!row) throw new Error(`There is no row for ${subject}.`);
  const headers = table.getAllByRole('columnheader').map((header) => header.textContent);
  const cells = [...row.cells].map((cell) => {
    const content = cell.querySelector('div');
    return [...(content?.childNodes ?? [])].map((node) => node.textContent).join(' | ');
  });
  return Object.fromEntries(headers.map((header, index) => [header, cells[index] ?? '']));
}

/** The bottom of the first line of text in `element`. */
export function firstLineOf(element: Element): number {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) throw new Error('There is no text.');
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects()[0]?.bottom ?? NaN;
}

/** A downloaded file. */
interface SavedFile {
  name: string;
  content: Blob;
}

/** Records the files that a story saves. Call `start` in its `beforeEach` and return the result. */
export function recordFiles() {
  const files: SavedFile[] = [];
  let latest = new Blob();
  return {
    files,
    start: () => {
      files.length = 0;
      const create = spyOn(URL, 'createObjectURL').mockImplementation((content) => {
        latest = content as Blob;
        return 'blob:story';
      });
      const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
        this: HTMLAnchorElement,
      ) {
        files.push({ name: this.download, content: latest });
      });
      return () => {
        create.mockRestore();
        click.mockRestore();
      };
    },
  };
}

/** The lines of a saved CSV file, as a spreadsheet reads them. */
export async function readCsv(file: SavedFile | undefined): Promise<Record<string, string>[]> {
  const text = (await file?.content.text()) ?? '';
  return parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

/** Asserts that the newest toast has this title and description. */
export async function expectToast(title: string, description: string): Promise<void> {
  const toasts = within(await screen.findByRole('region', { name: /Notifications/ }));
  await waitFor(() =>
    expect(toasts.getAllByRole('listitem').at(-1)).toHaveTextContent(`${title}: ${description}`),
  );
}
