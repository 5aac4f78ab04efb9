import { beforeEach, expect, it } from 'vitest';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { describeDomain } from '../testing/domainServer.ts';
import { setTypedPassword } from './typedPassword.ts';

describeDomain('a typed password', (server) => {
  beforeEach(() => adminHeaders(server()));

  const set = (login: string, lines: readonly string[]) => {
    const typed = [...lines];
    return setTypedPassword(server().db, login, () => ({ ask: async () => typed.shift(), close: () => {} }));
  };
  const stored = () =>
    server().db.selectFrom('admin_user').select(['password_hash', 'token_version']).executeTakeFirst();

  it('replaces the password when it was typed twice', async () => {
    expect(await set('AMINA', ['a new pass phrase', 'a new pass phrase'])).toBe('amina');
    expect(await stored()).toEqual({
      password_hash: expect.stringMatching(/^\$argon2id\$/) as string,
      token_version: 2,
    });
  });

  it.each([
    [
      'of an unknown administrator',
      'bola',
      [],
      'There is no administrator bola. The only administrator is amina.',
    ],
    [
      'that is short',
      'amina',
      ['short', 'short'],
      'A password must have 8 to 200 characters. Nothing has been changed.',
    ],
    [
      'that is never typed',
      'amina',
      [],
      'A password must have 8 to 200 characters. Nothing has been changed.',
    ],
    [
      'of only spaces',
      'amina',
      [' '.repeat(8), ' '.repeat(8)],
      'The password contains only spaces. Nothing has been changed.',
    ],
    [
      'that is mistyped',
      'amina',
      ['one long phrase', 'one long phrse'],
      'The two passwords do not match. Nothing has been changed.',
    ],
  ])('%s changes nothing', async (_case, login, lines, problem) => {
    const before = await stored();
    await expect(set(login, lines)).rejects.toThrow(problem);
    expect(await stored()).toEqual(before);
  });
});
