import { expect, it, vi } from 'vitest';
import { keepLog } from '../testing/reconciliation.ts';
import type { Pages } from './pages.ts';
import type { Page, RenderedPages } from './renderedPages.ts';
import { createVisitorPages, type VisitorPagesOptions } from './visitorPages.ts';

it.each([
  ['NUL', '\0'],
  ['more than the contract allows', 'x'.repeat(201)],
])('does not look for a payment whose id has %s', async (_name, token) => {
  const confirmDonation = vi.fn<VisitorPagesOptions['confirmDonation']>();
  const responses: unknown[] = [];
  const rendered = {
    thankYou: () => ({}),
    draw: async (_page: Page, own: (address: string) => Promise<unknown> | undefined) => {
      const query = new URLSearchParams({ token }).toString();
      responses.push(await own(`/api/donation/execute_paypal/payment?${query}`));
      return null;
    },
  } as unknown as RenderedPages;
  const forms = { open: () => Promise.resolve(null), seal: () => Promise.resolve('') };
  const pages = createVisitorPages(rendered, {} as Pages, { forms, confirmDonation });
  const { log, lines } = keepLog();
  await pages.thankYou({ query: new URLSearchParams({ drawn: '1', token }), address: '192.0.2.1', log });
  expect(responses).toEqual([{ success: false }]);
  expect(confirmDonation).not.toHaveBeenCalled();
  expect(lines).toEqual([]);
});
