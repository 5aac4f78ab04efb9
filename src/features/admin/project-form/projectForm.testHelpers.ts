import { act, fireEvent, screen } from '@testing-library/react';

/** A text field by its label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Replaces what a field holds. */
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** Presses the button of the form. */
export const submit = () => fireEvent.submit(screen.getByRole('form'));

/** Enters what has to be there. */
export function fillIn(): void {
  type('Title', 'Beds');
  type('Description', 'Thirty beds.');
  type('Goal amount ($)', '9600.50');
  type('End date', '2027-06-30');
}

/** Chooses files that are taken. */
export async function choose(label: string, ...files: File[]): Promise<void> {
  fireEvent.change(field(label), { target: { files } });
  await Promise.all(files.map(({ name }) => screen.findByText(name)));
}

/** Lets what has been answered arrive, without any time going by. */
export const settle = () => act(async () => {});
