import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw';
import { API_BASE } from '@/api/backendAddress';
import { errorBodies } from '@/mocks/errorBodies';
import type { Condition } from './condition';

const SLOW_MS = 2000;

/** Without a response, the story's own handler runs next. */
const RESOLVERS: Readonly<Record<string, HttpResponseResolver>> = {
  slow: async () => {
    await delay(SLOW_MS);
  },
  failing: () => HttpResponse.json(errorBodies.serverError, { status: 500 }),
  offline: () => HttpResponse.error(),
};

/** How the backend responds, in front of the story's handlers. */
export const network: Condition = {
  title: 'Network',
  icon: 'transfer',
  choices: { slow: 'Slow', failing: 'Failing', offline: 'Offline' },
  prepare: (choice, { msw }) => {
    const resolver = RESOLVERS[choice];
    if (resolver) msw.use(http.all(`${API_BASE}/*`, resolver));
  },
};
