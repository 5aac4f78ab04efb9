import { easyChallenge } from '@/mocks/fixtures/captchaChallenges';
import { http } from '@/mocks/http';

export const captchaHandlers = {
  /** An easy challenge. The mocks do not check its solution. */
  getCaptchaChallenge: http.get('/api/captcha/challenge', ({ response }) =>
    response(200).json(easyChallenge()),
  ),
};
