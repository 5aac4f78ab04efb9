import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { DonationCard } from './DonationCard';
import { ProjectDonationCard } from './ProjectDonationCard';

const card = <DonationCard contactEmail="hello@kitbridge.example" />;
let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  sessionStorage.clear();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

/** The page as sent by the server, before any script. */
function showServerPage(content = card): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = renderToString(content);
  document.body.append(page);
  return page;
}

/** Embeds a gift that was sent without JavaScript, as the server does. */
function embedReturned(gift: object) {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.dataset.embeddedResponse = '/api/form?form=donation';
  block.textContent = JSON.stringify(gift);
  document.body.append(block);
}

function type(name: string, text: string) {
  screen.getByRole<HTMLInputElement>('textbox', { name }).value = text;
}

const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const button = () => screen.getByRole<HTMLButtonElement>('button');

it('hydrates the server’s page unchanged', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = showServerPage();
  const field = screen.getByRole('textbox', { name: 'Email' });
  act(() => {
    root = hydrateRoot(page, card);
  });
  expect(consoleError).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBe(field);
  expect(button().disabled).toBe(true);
});

it('can be sent before the script has loaded', () => {
  showServerPage();
  expect(button().disabled).toBe(false);
  type('Other amount', '7500');
  const { form } = button();
  expect([form?.method, form?.action]).toEqual(['post', 'http://localhost:3000/backend/api/form']);
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    form: 'donation',
    currency: 'USD',
    frequency: 'ONCE',
    amount: '7500',
    fullName: '',
    email: '',
  });
});

it('shows again what was refused, and names the gift once it is hydrated', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  embedReturned({
    values: { currency: 'NGN', frequency: 'MONTHLY', amount: '5000', fullName: 'Ada Obi', email: 'ada@' },
    error: { status: 502, code: 'provider_failed', message: 'The provider is not responding.' },
  });
  const page = showServerPage();
  // Without JavaScript, the gift can change and the button cannot.
  expect(button().textContent).toBe('Donate');
  act(() => {
    root = hydrateRoot(page, card);
  });
  expect(consoleError).not.toHaveBeenCalled();
  expect(valueOf('Full name')).toBe('Ada Obi');
  expect(button().textContent).toBe('Donate ₦5,000.00 monthly');
  expect(screen.getByRole('alert').textContent).toContain('The provider is not responding.');
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(email, { target: { value: 'ada@donors.example' } });
  expect(email.getAttribute('aria-invalid')).toBeNull();
});

it('says that a gift was refused whose project is no longer receiving donations', () => {
  const project = { id: 7, title: 'Beds for Lira', currency: 'USD', receiving_donation: false } as const;
  embedReturned({
    values: { amount: '50' },
    error: { status: 422, code: 'project_closed', message: 'This project is not receiving donations.' },
  });
  showServerPage(<ProjectDonationCard contactEmail="hello@kitbridge.example" project={project} />);
  expect(screen.getByRole('alert').textContent).toBe(
    'Your donation could not be started. Nothing was charged.This project is not receiving donations.',
  );
});

it('keeps and uses values entered before the script loaded', () => {
  const page = showServerPage();
  screen.getByRole<HTMLInputElement>('radio', { name: '$50' }).click();
  screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).click();
  type('Full name', 'Ada Obi');
  type('Email', 'ada@donors.example');
  act(() => {
    root = hydrateRoot(page, card);
  });
  expect(valueOf('Full name')).toBe('Ada Obi');
  expect(valueOf('Email')).toBe('ada@donors.example');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '$50' }).checked).toBe(true);
  expect(button().textContent).toBe('Donate $50.00 monthly');
  expect(button().disabled).toBe(false);
});

it('offers the quick amounts of a currency chosen before the script loaded', () => {
  const page = showServerPage();
  screen.getByRole<HTMLInputElement>('radio', { name: /NGN/ }).click();
  type('Other amount', '7500');
  act(() => {
    root = hydrateRoot(page, card);
  });
  expect(screen.getByRole('radio', { name: '₦5,000' })).toBeTruthy();
  expect(valueOf('Other amount')).toBe('7500');
  expect(button().textContent).toBe('Donate ₦7,500.00 once');
});

it('lets the browser restore typed values on Back', () => {
  const page = showServerPage();
  act(() => {
    root = hydrateRoot(page, card);
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
  fireEvent.change(field, { target: { value: 'Ada Obi' } });
  // Browsers restore a field only if its value differs from the document's.
  expect(field.defaultValue).toBe('Ada Obi');
  fireEvent(window, new Event('pagehide'));
  expect(field.defaultValue).toBe('');
  expect(field.value).toBe('Ada Obi');
  const { form } = button();
  // Some browsers restore hidden controls on Back, and a press before hydration sends them.
  expect(form && new FormData(form).get('form')).toBe('donation');
});
