import { nameOf, readUserInfo } from '@/api/session';

/**
 * The key of a form's draft. The username is part of it, so that no one sees another administrator's draft in a shared
 * browser. Read it once, when the form opens, because the session may end before the form is left.
 */
export function draftKeyOf(form: string): string {
  const userInfo = readUserInfo();
  return `draft:${userInfo === null ? '' : nameOf(userInfo)}:${form}`;
}
