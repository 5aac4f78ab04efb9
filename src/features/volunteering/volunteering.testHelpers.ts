import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

// jsdom has no layout and cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

// By label and not by role: jsdom takes long to compute roles beside a list of all countries.
const LABELLED = { selector: 'input, select' };
export const text = (name: string) => screen.getByLabelText<HTMLInputElement>(name, LABELLED);
export const phone = () => text('Phone number');
export const age = () => text('Age');
export const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name, LABELLED);
export const radio = text;
export const captcha = () => text('I am not a robot');
export const cvInput = () => screen.getByLabelText<HTMLInputElement>('CV', { selector: 'input' });
export const button = () => screen.getByText<HTMLButtonElement>(/^Send/, { selector: 'button' });

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
  enter(text('Hours a day'), '4');
  chooseCv();
}

/** Completes the captcha, which the backend does not have, and submits. */
export async function send() {
  fireEvent.click(captcha());
  await waitFor(() => expect(captcha().checked).toBe(true));
  fireEvent.click(button());
}
