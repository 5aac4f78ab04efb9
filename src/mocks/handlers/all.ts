import type { HttpHandler } from 'msw';
import { authHandlers } from '@/mocks/handlers/auth';
import { captchaHandlers } from '@/mocks/handlers/captcha';
import { donationHandlers } from '@/mocks/handlers/donations';
import { exchangeRateHandlers } from '@/mocks/handlers/exchangeRate';
import { fileHandlers } from '@/mocks/handlers/files';
import { formHandlers } from '@/mocks/handlers/forms';
import { giftHandlers } from '@/mocks/handlers/gifts';
import { monthlyGiftHandlers } from '@/mocks/handlers/monthlyGifts';
import { projectHandlers } from '@/mocks/handlers/projects';
import { serviceHandlers } from '@/mocks/handlers/service';
import { subscriptionHandlers } from '@/mocks/handlers/subscriptions';
import { volunteerHandlers } from '@/mocks/handlers/volunteers';
import type { OperationId } from '@/mocks/operations';
import { requestGuard } from '@/mocks/requestGuard';

/** One handler for each operation of the contract; a missing one does not compile. */
export const handlersByOperation = {
  ...serviceHandlers,
  ...authHandlers,
  ...donationHandlers,
  ...giftHandlers,
  ...monthlyGiftHandlers,
  ...exchangeRateHandlers,
  ...projectHandlers,
  ...subscriptionHandlers,
  ...volunteerHandlers,
  ...fileHandlers,
  ...captchaHandlers,
  ...formHandlers,
} satisfies Record<OperationId, HttpHandler>;

/** The complete mocked backend. The guard comes first, so that invalid requests reach no handler. */
export const handlers: readonly HttpHandler[] = [requestGuard, ...Object.values(handlersByOperation)];
