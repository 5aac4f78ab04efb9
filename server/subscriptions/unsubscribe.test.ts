import { expect, it } from 'vitest';
import { createSignedLinks } from '../signedLinks.ts';
import { API, describeDomain } from '../testing/domainServer.ts';
import { testConfig } from '../testing/testApp.ts';

const config = testConfig();
const links = createSignedLinks(config.authSecret ?? '');

const page = (token: string) => `/unsubscribe/${token}`;
const call = (token: string) => `${API}/subscription/unsubscribe/${token}`;

describeDomain(
  'an unsubscribe link',
  (server) => {
    async function reader(): Promise<number> {
      const { id } = await server()
        .db.insertInto('subscription')
        .values({ email: 'reader@news.example' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }
    const isActive = async () =>
      (await server().db.selectFrom('subscription').select('active').executeTakeFirstOrThrow()).active;

    it('unsubscribes by the page’s call, and again without harm', async () => {
      const token = links.newsletter.tokenOf(await reader());
      expect((await server().post(call(token), '')).statusCode).toBe(200);
      expect((await server().post(call(token), '')).statusCode).toBe(200);
      expect(await isActive()).toBe(false);
    });

    it.each([
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
      ['text/plain', ''],
    ])('unsubscribes by a email client’s POST of %s', async (type, body) => {
      const token = links.newsletter.tokenOf(await reader());
      const response = await server().post(page(token), body, { 'content-type': type });
      expect(response.statusCode).toBe(200);
      expect(await isActive()).toBe(false);
    });

    it('does nothing when it is only opened', async () => {
      const token = links.newsletter.tokenOf(await reader());
      await server().get(page(token));
      expect((await server().get(call(token))).statusCode).toBe(405);
      expect(await isActive()).toBe(true);
    });

    it('is not found with another token', async () => {
      const id = await reader();
      const forged = [
        createSignedLinks('another secret of thirty-two bytes').newsletter.tokenOf(id),
        links.monthlyGift.tokenOf(id),
        `${id}.`,
        'x',
      ];
      for (const token of forged) {
        expect((await server().post(call(token), '')).statusCode).toBe(404);
        expect((await server().post(page(token), '')).statusCode).toBe(404);
      }
      expect(await isActive()).toBe(true);
    });
  },
  config,
);
