import { http } from '@/mocks/http';

export const captchaHandlers = {
  /** A challenge of the right shape. The mocks take forms without a solution, so nobody has to solve it. */
  getCaptchaChallenge: http.get('/api/captcha/challenge', ({ response }) =>
    response(200).json({
      parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '3a7bd3e2360a', cost: 2000 },
      signature: '5d41402abc4b2a76b9719d911017c592',
    }),
  ),
};
