import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { respondsWith, respondsOutsideTheContract, isOffline } from '@/mocks/responses';
import { recordRequests } from '@/mocks/recordRequests';
import { captchaAbsent } from '@/mocks/scenarios';
import {
  age,
  button,
  chooseCv,
  cv,
  cvInput,
  enter,
  fillIn,
  phone,
  radio,
  select,
  send,
  text,
} from './volunteering.testHelpers';
import { VolunteerForm } from './VolunteerForm';

const onSent = vi.fn<() => void>();
const form = <VolunteerForm onSent={onSent} />;
const requests = recordRequests();
const server = setupServer();
let root: Root | undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sessionStorage.clear();
  onSent.mockClear();
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(requests.start(), captchaAbsent());
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.innerHTML = '';
  server.resetHandlers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

function expectTyped() {
  expect(text('First name').value).toBe('Chidi');
  expect(phone().value).toBe('0800555');
  expect(age().value).toBe('24');
  expect(select('Country').value).toBe('Nigeria');
  expect(select('Role').value).toBe('others');
  expect(radio('Part-time').checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Hours a day' }).value).toBe('4');
}

/** The page as sent by the server, before any script. */
function showServerPage(): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = renderToString(form);
  document.body.append(page);
  return page;
}

function hydrate(page: HTMLElement) {
  act(() => {
    root = hydrateRoot(page, form);
  });
}

it('hydrates the server’s page unchanged, without requests', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = showServerPage();
  const field = text('First name');
  expect(button().disabled).toBe(true);
  hydrate(page);
  expect(consoleError).not.toHaveBeenCalled();
  expect(text('First name')).toBe(field);
  expect(button().disabled).toBe(false);
  expect(requests.calls).toHaveLength(0);
});

it('keeps and uses values entered before the script loaded', () => {
  const page = showServerPage();
  text('First name').value = 'Chidi';
  age().value = '24';
  select('Country').value = 'Nigeria';
  radio('Part-time').click();
  Object.defineProperty(cvInput(), 'files', { value: [cv], configurable: true });
  hydrate(page);
  expect(text('First name').value).toBe('Chidi');
  expect(age().value).toBe('24');
  expect(select('Country').value).toBe('Nigeria');
  expect(radio('Part-time').checked).toBe(true);
  expect(screen.getByRole('spinbutton', { name: 'Hours a day' })).toBeTruthy();
  expect(screen.getByText('chidi.pdf')).toBeTruthy();
  // The next render must not clear it.
  enter(text('Last name'), 'Okafor');
  expect(select('Country').value).toBe('Nigeria');
  expect(text('First name').value).toBe('Chidi');
});

it('merges values typed before the script loaded with the draft', () => {
  const { unmount } = render(form);
  fillIn();
  unmount();
  const page = showServerPage();
  text('First name').value = 'Chidiebere';
  hydrate(page);
  expect(text('First name').value).toBe('Chidiebere');
  expect(text('Last name').value).toBe('Okafor');
  expect(select('Country').value).toBe('Nigeria');
});

it('restores everything, including the CV, after visiting another page', () => {
  const first = render(form);
  fillIn();
  first.unmount();
  render(<StrictMode>{form}</StrictMode>);
  expectTyped();
  expect(screen.getByText('chidi.pdf')).toBeTruthy();
  expect(screen.queryByText(/please choose chidi\.pdf again/)).toBeNull();
});

it('restores everything except the CV after a reload, and asks for the CV', async () => {
  const first = render(form);
  fillIn();
  first.unmount();
  // As in a new document, modules are loaded again; the tab's storage stays.
  vi.resetModules();
  const { VolunteerForm: Afresh } = await import('./VolunteerForm');
  render(<Afresh onSent={onSent} />);
  expectTyped();
  expect(screen.getByText(/Please choose chidi\.pdf again/)).toBeTruthy();
  chooseCv();
  expect(screen.queryByText(/Please choose chidi\.pdf again/)).toBeNull();
});

it('deletes the draft once the application has been sent', async () => {
  server.use(respondsWith('applyAsVolunteer', 201, { message: 'Thank you.' }));
  const { unmount } = render(form);
  fillIn();
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  unmount();
  render(form);
  expect(text('First name').value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it.each([401, 403, 500])('keeps everything after a %d', async (status) => {
  server.use(respondsOutsideTheContract('applyAsVolunteer', status, { message: 'No.' }));
  const { unmount } = render(form);
  fillIn();
  await send();
  await screen.findByText('Your application was not sent');
  expectTyped();
  expect(screen.getByText('chidi.pdf')).toBeTruthy();
  // A 401 leads to the sign-in page.
  unmount();
  render(form);
  expectTyped();
});

it('logs a failure without the applicant’s values', async () => {
  const body = { message: 'chidi@volunteers.example is banned.', code: 'banned' };
  server.use(respondsOutsideTheContract('applyAsVolunteer', 403, body));
  render(form);
  fillIn();
  await send();
  await screen.findByText('Your application was not sent');
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['The volunteer application was not sent.', { kind: 'http', status: 403, code: 'banned' }],
  ]);
});

it('asks for a CV again if it was changed on disk', async () => {
  server.use(isOffline('applyAsVolunteer'));
  render(form);
  fillIn();
  vi.spyOn(cv, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException('Changed.', 'NotReadableError')),
  } as Blob);
  await send();
  expect(await screen.findByText(/chidi\.pdf can no longer be read/)).toBeTruthy();
  expect(screen.queryByText('Your application was not sent')).toBeNull();
});

const isAskedBeforeLeaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('asks before the tab is closed only while sending', async () => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(respondsWith('applyAsVolunteer', 201, { message: 'Thank you.' }));
  server.use(http.post('*/volunteer/', () => held));
  render(form);
  fillIn();
  expect(isAskedBeforeLeaving()).toBe(false);
  await send();
  await screen.findByRole('progressbar');
  expect(isAskedBeforeLeaving()).toBe(true);
  release?.();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(isAskedBeforeLeaving()).toBe(false));
});

const deny = () => {
  throw new DOMException('Denied.', 'SecurityError');
};

function blockStorage() {
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny, removeItem: deny });
}

it('works if the browser blocks storage', () => {
  blockStorage();
  render(form);
  fillIn();
  expectTyped();
  expect(screen.getByText('chidi.pdf')).toBeTruthy();
});

it('says whether this browser keeps what is typed', () => {
  render(form);
  expect(screen.getByText(/^What you type is kept in this tab/)).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

it('does not promise to keep what is typed if the browser blocks storage', () => {
  blockStorage();
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = showServerPage();
  hydrate(page);
  expect(consoleError).not.toHaveBeenCalled();
  expect(screen.getByText(/^This browser cannot save what you type. Do not reload/)).toBeTruthy();
  expect(screen.queryByText(/stays in this tab/)).toBeNull();
});
