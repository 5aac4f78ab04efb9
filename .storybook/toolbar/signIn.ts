import { http, HttpResponse } from 'msw';
import { API_BASE } from '@/api/backendAddress';
import { removeUserInfo, storeUserInfo } from '@/api/session';
import { errorBodies } from '@/mocks/errorBodies';
import { signedInAmina } from '@/mocks/fixtures/admins';
import type { Condition } from './condition';

/** Refuses every call with a token, as a backend does after the session's end. */
const refuseToken = http.all(`${API_BASE}/*`, ({ request }) =>
  request.headers.has('Authorization')
    ? HttpResponse.json(errorBodies.unauthorized, { status: 401 })
    : undefined,
);

/** Who is signed in, whatever the story says. */
export const signIn: Condition = {
  title: 'Sign-in',
  icon: 'user',
  choices: {
    signedOut: 'Signed out',
    administrator: 'Administrator',
    expired: 'Session expired',
  },
  prepare: (choice, { msw }) => {
    if (choice === 'signedOut') removeUserInfo();
    else storeUserInfo(signedInAmina);
    if (choice === 'expired') msw.use(refuseToken);
  },
};
