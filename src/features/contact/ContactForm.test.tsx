import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContactForm } from './ContactForm';

const openMail = vi.fn<(href: string) => void>();
const form = <ContactForm to="hello@kitbridge.example" openMail={openMail} />;
let root: Root | undefined;

beforeEach(() => {
  openMail.mockClear();
  sessionStorage.clear();
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

function write() {
  type('Name', 'Ada Obi');
  type('Email', 'ada@school.example');
  type('Subject', 'Microscopes');
  type('Message', 'Twelve, please.');
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function stubClipboard(writeText: (text: string) => Promise<void>) {
  // jsdom has no clipboard.
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

it('makes no request', () => {
  const fetch = vi.fn<() => void>();
  vi.stubGlobal('fetch', fetch);
  render(form);
  write();
  press('Open in email');
  expect(openMail).toHaveBeenCalledOnce();
  expect(fetch).not.toHaveBeenCalled();
  expect(field('Message').value).toBe('');
});

it('ignores a press on the cleared form within a second', () => {
  const invalid = vi.fn<() => void>();
  document.addEventListener('invalid', invalid, true);
  render(form);
  write();
  press('Open in email');
  press('Open in email');
  expect(invalid).not.toHaveBeenCalled();
  write();
  press('Open in email');
  expect(openMail).toHaveBeenCalledTimes(2);

  const button = screen.getByRole('button', { name: 'Open in email' });
  const later = createEvent.click(button);
  Object.defineProperty(later, 'timeStamp', { value: later.timeStamp + 5000 });
  fireEvent(button, later);
  expect(invalid).toHaveBeenCalled();
  document.removeEventListener('invalid', invalid, true);
});

it('keeps and sends what was typed before hydration', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = document.createElement('main');
  page.innerHTML = renderToString(form);
  document.body.append(page);
  // Before hydration a press does nothing; any other method would put the message into the URL.
  expect(screen.getByRole('form').getAttribute('method')).toBe('dialog');
  write();
  act(() => {
    root = hydrateRoot(page, form);
  });
  expect(consoleError).not.toHaveBeenCalled();
  expect(field('Message').value).toBe('Twelve, please.');
  press('Open in email');
  expect(openMail.mock.calls[0]?.[0]).toContain('Twelve%2C%20please.');
});

it('restores what was typed after a reload, until it is opened in email', () => {
  render(form);
  write();
  type('Message', ' Twelve,\n');
  cleanup();
  render(form);
  expect(field('Name').value).toBe('Ada Obi');
  expect(field('Message').value).toBe(' Twelve,\n');
  press('Open in email');
  cleanup();
  render(form);
  expect(field('Name').value).toBe('');
});

const KEPT = 'Twelve, please.\n\nAda Obi\nada@school.example';

function openAndReload() {
  render(form);
  write();
  press('Open in email');
  cleanup();
  render(form);
}

it('shows the message after a reload, without claiming that it was sent', () => {
  openAndReload();
  expect(field('Your message').value).toBe(KEPT);
  expect(field('Message').value).toBe('');
  expect(screen.getByText('We do not know whether you have sent this message')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the email again' }).getAttribute('href')).toContain('Twelve');
  expect(openMail).toHaveBeenCalledOnce();
});

it('keeps the message while the next one is typed, and then replaces it', () => {
  openAndReload();
  type('Message', 'Ten');
  cleanup();
  render(form);
  expect(field('Your message').value).toBe(KEPT);
  write();
  type('Message', 'Ten, please.');
  press('Open in email');
  cleanup();
  render(form);
  expect(field('Your message').value).toContain('Ten, please.');
});

it.each([
  ['Remove it from this page', 'Name', ''],
  ['Put it back in the form', 'Message', 'Twelve, please.'],
])('removes the message on "%s"', (button, focused, message) => {
  openAndReload();
  press(button);
  expect(document.activeElement).toBe(field(focused));
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  cleanup();
  render(form);
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  expect(field('Message').value).toBe(message);
});

it('swaps the typed message and the one that is put back', () => {
  openAndReload();
  type('Message', 'Ten, please.');
  press('Put it back in the form');
  expect(field('Message').value).toBe('Twelve, please.');
  expect(field('Your message').value).toContain('Ten, please.');
  expect(screen.getByText('We saved your earlier message')).toBeTruthy();
  expect(screen.queryByText(/Nothing opened/)).toBeNull();
  cleanup();
  render(form);
  expect(field('Message').value).toBe('Twelve, please.');
  press('Put it back in the form');
  expect(field('Message').value).toBe('Ten, please.');
  expect(field('Name').value).toBe('');
  expect(field('Your message').value).toContain('Twelve, please.');
});

it('still says after a reload that a message was too long for a link', () => {
  render(form);
  write();
  type('Message', 'Twelve. '.repeat(1000));
  press('Open in email');
  cleanup();
  render(form);
  expect(screen.getByText(/^Your message is too long for the link/)).toBeTruthy();
});

it('shows no message when the stored one is malformed', () => {
  sessionStorage.setItem('contactPrepared', '{"values":{"message":7}}');
  render(form);
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
});

it('does not mix a draft with what was typed before hydration', () => {
  render(form);
  write();
  cleanup();
  const page = document.createElement('main');
  page.innerHTML = renderToString(form);
  document.body.append(page);
  field('Message').value = 'Newer.';
  act(() => {
    root = hydrateRoot(page, form);
  });
  expect([field('Message').value, field('Name').value]).toEqual(['Newer.', '']);
});

it('copies the message and says so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  stubClipboard(writeText);
  render(form);
  write();
  press('Open in email');
  press('Copy the message');
  expect(await screen.findByText('Message copied.')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('Twelve, please.\n\nAda Obi\nada@school.example');
});

it('selects the message when copying is not allowed', async () => {
  stubClipboard(async () => {
    throw new DOMException('not allowed', 'NotAllowedError');
  });
  render(form);
  write();
  press('Open in email');
  press('Copy the message');
  expect(await screen.findByText(/The message is selected, so you can copy it yourself/)).toBeTruthy();
  const kept = field('Your message');
  expect(document.activeElement).toBe(kept);
  expect(kept.value.slice(kept.selectionStart ?? 0, kept.selectionEnd ?? 0)).toBe(kept.value);
});
