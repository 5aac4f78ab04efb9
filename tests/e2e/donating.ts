import { expect, type Page } from 'playwright/test';

/** The values that a donor enters. */
export interface Gift {
  currency: 'USD' | 'NGN';
  frequency: 'One-time' | 'Monthly';
  /** The label of a quick amount. */
  chip: string;
  name: string;
  email: string;
  /** The label of the button once everything is filled in. */
  button: string;
}

/** Fills in the donation card of the open page and presses its button. */
export async function fillInDonation(page: Page, gift: Gift): Promise<void> {
  await page.getByRole('radio', { name: gift.currency }).check({ force: true });
  await page.getByRole('radio', { name: gift.frequency }).check({ force: true });
  await page.getByRole('radio', { name: gift.chip, exact: true }).check({ force: true });
  await page.getByLabel('Full name').fill(gift.name);
  await page.getByLabel('Email', { exact: true }).fill(gift.email);
  await page.getByRole('button', { name: gift.button }).click();
}

/** Fills in the donation card of the open page and continues to the sandbox's checkout. */
export async function donate(page: Page, gift: Gift): Promise<void> {
  await fillInDonation(page, gift);
  await expect(page.getByRole('heading', { name: 'Pay for your gift' })).toBeVisible();
}

/** A one-time gift of $50. */
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

/** A monthly gift of ₦5,000. */
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
