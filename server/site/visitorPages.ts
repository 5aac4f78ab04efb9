import type { FastifyBaseLogger } from 'fastify';
import type { Handlers } from '../contract/types.ts';
import type { SealedForms } from '../forms/sealedForms.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { HttpError } from '../http/errors.ts';
import { HEAD_MARK } from './head.ts';
import { htmlResponse, type HtmlResponse } from './htmlResponse.ts';
import { THANK_YOU, type Pages } from './pages.ts';
import type { Page, RenderedPages } from './renderedPages.ts';

/** The parameter with which a browser without JavaScript asks for the thank-you page that the server renders. */
const DRAWN = 'drawn';
const CONFIRM = '/api/donation/execute_paypal/payment';

export interface VisitorPagesOptions {
  forms: SealedForms;
  /** The API's own operation. */
  confirmDonation: Handlers['confirmDonation'];
}

/** As the contract limits the ids of a payment. */
const isId = (value: string) => value.length <= 200 && !value.includes('\0');

interface Visit {
  query: URLSearchParams;
  address: string;
  log: FastifyBaseLogger;
}

/** Pages for one visitor, for browsers without JavaScript or before it has loaded. */
export function createVisitorPages(
  rendered: RenderedPages,
  pages: Pages,
  { forms, confirmDonation }: VisitorPagesOptions,
) {
  async function confirm(query: URLSearchParams, { address, log }: Visit): Promise<unknown> {
    if (![...query.values()].every(isId)) return { success: false };
    const call = { body: undefined, path: {}, header: {}, admin: null, host: undefined, address, log };
    try {
      return (await confirmDonation({ ...call, query: Object.fromEntries(query) })).body;
    } catch (error) {
      if (!(error instanceof HttpError)) log.error(error);
      return { success: false };
    }
  }

  return {
    /** The page of a form that was sent without JavaScript, with what was typed; null when there is nothing to show again. */
    returned: async (page: Page, sealed: string): Promise<HtmlResponse | null> => {
      const form = await forms.open(sealed);
      if (!form) return null;
      const own = `/api/form?form=${form.form}`;
      return rendered.draw(page, (address) => (address === own ? Promise.resolve(form) : undefined));
    },

    /**
     * The page that the donor returns to. A browser with JavaScript shows it as soon as it can and asks about the payment then; one
     * without is redirected to the same page with the response in it.
     */
    thankYou: async (visit: Visit): Promise<HtmlResponse | null> => {
      const search = visit.query.toString();
      if (visit.query.has(DRAWN))
        return rendered.draw(rendered.thankYou(search), (address) => {
          const { pathname, searchParams } = new URL(address, 'http://backend');
          return pathname === CONFIRM ? confirm(searchParams, visit) : undefined;
        });
      const drawn = escapeHtml(`/thankyou?${search === '' ? '' : `${search}&`}${DRAWN}=1`);
      const goOn = `<noscript><meta http-equiv="refresh" content="0;url=${drawn}"></noscript>`;
      const html = pages.template(THANK_YOU).replace(HEAD_MARK, () => pages.head(THANK_YOU) + goOn);
      return htmlResponse(html, { effort: 'once', styles: pages.stylesOf(THANK_YOU) });
    },
  };
}
