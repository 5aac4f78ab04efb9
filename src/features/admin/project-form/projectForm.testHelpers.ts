import { act, fireEvent, screen } from '@testing-library/react';

/** Finds a text field by its label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Replaces a field's value. */
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** Submits the form. */
export const submit = () => fireEvent.submit(screen.getByRole('form'));

/** Fills in the required fields. */
export function fillIn(): void {
  type('Title', 'Beds');
  type('Description', 'Thirty beds.');
  type('Goal amount ($)', '9600.50');
  type('End date', '2027-06-30');
}

/** Chooses files that the picker accepts. */
export async function choose(label: string, ...files: File[]): Promise<void> {
  fireEvent.change(field(label), { target: { files } });
  await Promise.all(files.map(({ name }) => screen.findByText(name)));
}

/** Lets pending responses arrive without advancing time. */
export const settle = () => act(async () => {});
