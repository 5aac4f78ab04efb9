import { expect, type Page } from 'playwright/test';

/** What a donor fills in. */
export interface Gift {
  currency: 'USD' | 'NGN';
  frequency: 'One-time' | 'Monthly';
  /** A quick amount as it is written on its chip. */
  chip: string;
  name: string;
  email: string;
  /** What the button reads once all is filled in. */
  button: string;
}

/** Fills the donation card of the open page and goes to the checkout. */
export async function donate(page: Page, gift: Gift): Promise<void> {
  await page.getByRole('radio', { name: gift.currency }).check({ force: true });
  await page.getByRole('radio', { name: gift.frequency }).check({ force: true });
  await page.getByRole('radio', { name: gift.chip, exact: true }).check({ force: true });
  await page.getByLabel('Full name').fill(gift.name);
  await page.getByLabel('Email', { exact: true }).fill(gift.email);
  await page.getByRole('button', { name: gift.button }).click();
  await expect(page.getByRole('heading', { name: 'Pay for your gift' })).toBeVisible();
}

/** $50 once, as in the first journey of the site's story. */
export function fiftyDollarsOnce(email: string): Gift {
  return {
    currency: 'USD',
    frequency: 'One-time',
    chip: '$50',
    name: 'Ada Obi',
    email,
    button: 'Donate $50.00 once',
  };
}

/** ₦5,000 monthly. */
export function fiveThousandNairaMonthly(email: string): Gift {
  return {
    currency: 'NGN',
    frequency: 'Monthly',
    chip: '₦5,000',
    name: 'Ngọzi Adéyẹmí',
    email,
    button: 'Donate ₦5,000.00 monthly',
  };
}
