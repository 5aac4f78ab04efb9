import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

// jsdom has no layout and cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

export const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const phone = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Phone number' });
export const age = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Age' });
export const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
export const captcha = () => screen.getByRole<HTMLInputElement>('checkbox');
export const cvInput = () => screen.getByLabelText<HTMLInputElement>('CV', { selector: 'input' });
export const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });

export const cv = new File(['%PDF-'], 'chidi.pdf', { type: 'application/pdf' });
export const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
export const chooseCv = () => fireEvent.change(cvInput(), { target: { files: [cv] } });

/** Fills in everything for a part-time applicant, except the captcha. */
export function fillIn() {
  enter(text('First name'), 'Chidi');
  enter(text('Last name'), 'Okafor');
  enter(text('Email'), 'chidi@volunteers.example');
  enter(phone(), '0800555');
  enter(age(), '24');
  enter(select('Country'), 'Nigeria');
  enter(select('Role'), 'others');
  fireEvent.click(radio('Part-time'));
  enter(screen.getByRole('spinbutton', { name: 'Hours a day' }), '4');
  chooseCv();
}

/** Completes the captcha, which the backend does not have, and submits. */
export async function send() {
  fireEvent.click(captcha());
  await waitFor(() => expect(captcha().checked).toBe(true));
  fireEvent.click(button());
}
