import { expect, test } from './site';

test('nothing moves for visitors who prefer reduced motion', async ({ page, site }) => {
  // A spinner shows that the payment is being confirmed.
  await page.route('**/execute_paypal/**', () => undefined);
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${site.origin}/thankyou?token=t`);
  await expect.poll(moving).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirming your payment');
});
