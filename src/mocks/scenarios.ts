import type { HttpHandler } from 'msw';
import type { components } from '@/api/generated/schema';
import {
  respondsWith,
  respondsOutsideTheContract,
  type ResponseOptions,
  type BodyOf,
} from '@/mocks/responses';
import { errorBodies, notFound } from '@/mocks/errorBodies';
import { easyChallenge } from '@/mocks/fixtures/captchaChallenges';
import { completedOnceUsd, failedOnceUsd, pendingOnceUsd } from '@/mocks/fixtures/confirmations';
import type { Project } from '@/mocks/fixtures/projectFactory';

/*
 * The responses that several stories need, as in `msw.use(donationRefused({…}))`. For anything else use the functions of
 * `responses.ts`.
 */

interface Refusal<Status extends number> extends ResponseOptions {
  status?: Status;
  message: string;
  code?: string;
  details?: components['schemas']['ErrorDetail'][];
}

function errorBody({ message, code = 'validation_failed', details }: Refusal<number>) {
  return details === undefined ? { message, code } : { message, code, details };
}

// Donations

/** 201; the browser has to open `checkoutUrl`. */
export const donationCreated = ({
  checkoutUrl = 'https://checkout.provider.example/pay/7f4c1f0e',
  ...options
}: ResponseOptions & { checkoutUrl?: string } = {}): HttpHandler =>
  respondsWith(
    'createDonation',
    201,
    { reference: completedOnceUsd.data?.reference ?? '', checkout_url: checkoutUrl },
    options,
  );

/** A refusal with its message; 400 by default. */
export const donationRefused = (refusal: Refusal<400 | 404 | 413 | 415 | 422 | 429>): HttpHandler =>
  respondsWith('createDonation', refusal.status ?? 400, errorBody(refusal), refusal);

/** 422: the backend requires a captcha. With `once`, resending the same donation succeeds. */
export const donationNeedsCaptcha = (options?: ResponseOptions): HttpHandler =>
  respondsWith('createDonation', 422, errorBodies.captchaRequired, options);

/** 502: the payment provider does not respond. */
export const donationProviderDown = (options?: ResponseOptions): HttpHandler =>
  respondsWith('createDonation', 502, errorBodies.providerFailed, options);

/** Outside the contract: a checkout URL that must not be opened. */
export const donationUnsafeCheckout = (checkoutUrl = 'javascript:alert(1)'): HttpHandler =>
  respondsOutsideTheContract('createDonation', 201, { reference: 'unsafe', checkout_url: checkoutUrl });

/** Outside the contract: a success without a checkout URL. */
export const donationWithoutCheckout = (): HttpHandler =>
  respondsOutsideTheContract('createDonation', 201, { reference: 'nowhere' });

// Returning from the provider

type Confirmation = BodyOf<'confirmDonation', 200>;

export const confirmCompleted = (
  body: Confirmation = completedOnceUsd,
  options?: ResponseOptions,
): HttpHandler => respondsWith('confirmDonation', 200, body, options);

/** The provider has not collected the money yet. */
export const confirmPending = (body: Confirmation = pendingOnceUsd, options?: ResponseOptions): HttpHandler =>
  respondsWith('confirmDonation', 200, body, options);

/** The payment was declined or cancelled. */
export const confirmFailedPayment = (
  body: Confirmation = failedOnceUsd,
  options?: ResponseOptions,
): HttpHandler => respondsWith('confirmDonation', 200, body, options);

/** A refusal with its message; 422 by default. */
export const confirmRefused = (refusal: Refusal<400 | 404 | 422>): HttpHandler =>
  respondsWith('confirmDonation', refusal.status ?? 422, errorBody(refusal), refusal);

/** No donation matches these parameters. */
export const confirmNotFound = (options?: ResponseOptions): HttpHandler =>
  respondsWith('confirmDonation', 404, notFound('donation'), options);

/** 502: the payment provider does not respond. */
export const confirmProviderDown = (options?: ResponseOptions): HttpHandler =>
  respondsWith('confirmDonation', 502, errorBodies.providerFailed, options);

// Newsletter

export const subscribed = (options?: ResponseOptions): HttpHandler =>
  respondsWith('subscribe', 201, { message: 'Subscribed.' }, options);

/** 409: the email is already subscribed. */
export const subscriptionExists = (options?: ResponseOptions): HttpHandler =>
  respondsWith('subscribe', 409, { message: 'This email already exists.', code: 'already_exists' }, options);

/** A refusal with its message; 422 by default. */
export const subscriptionRefused = (refusal: Refusal<400 | 413 | 415 | 422 | 429>): HttpHandler =>
  respondsWith('subscribe', refusal.status ?? 422, errorBody(refusal), refusal);

// Captcha

/** An easy challenge that expires after `lifetimeMs`. */
export const respondsWithCaptcha = ({
  lifetimeMs,
  ...options
}: ResponseOptions & { lifetimeMs?: number } = {}): HttpHandler =>
  respondsWith('getCaptchaChallenge', 200, easyChallenge(lifetimeMs), options);

/** A challenge for a different kind of captcha. */
export const captchaUnreadable = (): HttpHandler =>
  respondsWith('getCaptchaChallenge', 200, { parameters: {} });

/** A backend without a captcha responds with 404. */
export const captchaAbsent = (): HttpHandler =>
  respondsOutsideTheContract('getCaptchaChallenge', 404, notFound('address'));

// Projects

/** One page with exactly these projects. */
export const respondsWithProjects = (data: Project[], options?: ResponseOptions): HttpHandler =>
  respondsWith(
    'listProjects',
    200,
    { data, total: data.length, total_pages: Math.min(data.length, 1), page: 1, page_size: 10 },
    options,
  );

export const respondsWithProject = (data: Project, options?: ResponseOptions): HttpHandler =>
  respondsWith('getProject', 200, { data }, options);

export const projectNotFound = (options?: ResponseOptions): HttpHandler =>
  respondsWith('getProject', 404, notFound('project'), options);
