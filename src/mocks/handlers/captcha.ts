import { easyChallenge } from '@/mocks/fixtures/captchaChallenges';
import { http } from '@/mocks/http';

export const captchaHandlers = {
  /** A challenge that is solved at once. The mocks take forms without looking at its solution. */
  getCaptchaChallenge: http.get('/api/captcha/challenge', ({ response }) =>
    response(200).json(easyChallenge()),
  ),
};
