import type { Handlers } from '../contract/types.ts';
import type { Captcha } from './captcha.ts';

/** Issues captcha challenges for the public forms. */
export function captchaHandlers(captcha: Captcha): Pick<Handlers, 'getCaptchaChallenge'> {
  return {
    getCaptchaChallenge: async ({ query }) => ({
      status: 200,
      body: { ...(await captcha.challenge(query.action)) },
    }),
  };
}
