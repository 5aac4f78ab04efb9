import { expect, it } from 'vitest';
import { inOrder } from '../inOrder.ts';
import { captchaToken } from '../testing/captchas.ts';
import { API, describeDomain, startGift, usdGift } from '../testing/domainServer.ts';

const url = `${API}/donation/donations`;
const WITHOUT_CAPTCHA = 5;

describeDomain('many donations from one address', (server) => {
  const give = (changes: object = {}, key?: string) =>
    server().post(url, { ...usdGift, ...changes }, key === undefined ? {} : { 'idempotency-key': key });
  const stored = async () => (await server().db.selectFrom('donation').select('id').execute()).length;
  async function giveAllowed(): Promise<void> {
    for (let gift = 0; gift < WITHOUT_CAPTCHA; gift += 1) expect((await give()).statusCode).toBe(201);
  }

  it('require a captcha after the first few, only for that address', async () => {
    await giveAllowed();
    const refused = await give();
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toEqual({
      message: 'Please complete the captcha to continue.',
      code: 'captcha_required',
      details: [{ field: 'captcha_token', message: 'is required' }],
    });
    expect(await stored()).toBe(WITHOUT_CAPTCHA);
    await startGift(server());
    expect((await give({ captcha_token: await captchaToken('donation') })).statusCode).toBe(201);
  });

  it('are of that address, whatever a forged X-Forwarded-For says', async () => {
    const responses = await inOrder([1, 2, 3, 4, 5, 6], (n) =>
      server().post(url, usdGift, { 'x-forwarded-for': `203.0.113.${n}` }),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 422]);
  });

  it('refuse another form’s token and a used one', async () => {
    const token = await captchaToken('donation');
    expect((await give({ captcha_token: token })).statusCode).toBe(201);
    for (const captcha_token of [token, await captchaToken('subscribe')]) {
      const refused = await give({ captcha_token });
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'captcha_failed']);
    }
    expect(await stored()).toBe(1);
  });

  it('are one donation per key, with any token', async () => {
    await giveAllowed();
    const key = 'key-of-one-filled-form';
    expect((await give({}, key)).statusCode).toBe(422);
    const first = await give({ captcha_token: await captchaToken('donation') }, key);
    const again = await give({ captcha_token: await captchaToken('donation') }, key);
    expect([first.statusCode, again.body]).toEqual([201, first.body]);
    expect((await give({}, key)).body).toBe(first.body);
    expect(await stored()).toBe(WITHOUT_CAPTCHA + 1);
  });
});
