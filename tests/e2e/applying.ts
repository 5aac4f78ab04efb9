import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright/test';

export const MEGABYTE = 1024 * 1024;

/** A unique PDF of roughly this size. */
export const pdf = (bytes = 2000) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes), Buffer.from('\n%%EOF\n')]);

/** The volunteer application form. */
export const form = (page: Page) => page.getByRole('form', { name: 'Volunteer application' });
/** A form control by its label. */
export const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
export const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Send application' });

/** Chooses a file for the CV and declares it a PDF. */
export async function chooseCv(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[name=cv]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

/** Fills in everything except the CV and the captcha. */
export async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'First name').fill('Chidi');
  await field(page, 'Last name').fill('Okafor');
  await field(page, 'Email').fill(email);
  await field(page, 'Country').selectOption('Nigeria');
  await field(page, 'Phone number').pressSequentially('0800 555-0123');
  await field(page, 'Age').fill('24');
  await field(page, 'Role').selectOption('Laboratory technician');
  await form(page).getByRole('radio', { name: 'Part-time' }).check({ force: true });
  await field(page, 'Hours a day').fill('4');
  await field(page, 'Days a week').fill('2');
}
