import { setupServer } from 'msw/node';
import { handlers } from '@/mocks/handlers/all';

/** The mocked backend for tests in Node: `listen({ onUnhandledRequest: 'error' })` starts it. */
export const server = setupServer(...handlers);
