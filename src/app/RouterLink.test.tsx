import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type MouseEventHandler } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LinkProps } from '@/components/Link/Link';
import { useTabHistory } from './HistoryRouter';
import { RouterLink } from './RouterLink';
import { MemoryRouter } from './testing/MemoryRouter';

function Address() {
  const { pathname, search, hash, action } = useTabHistory().entry;
  return <output>{`${action} ${pathname}${search}${hash}`}</output>;
}

function renderLink(props: LinkProps) {
  render(
    <MemoryRouter initialEntries={['/donate']}>
      <RouterLink {...props}>There</RouterLink>
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'There' });
}

/** Clicks, and reports whether the browser would follow the link, which jsdom cannot. */
function click(link: HTMLElement, init: MouseEventInit = {}): 'followed' | 'held back' {
  let isHeldBack = false;
  const look = (event: Event) => {
    isHeldBack = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(link, init);
  return isHeldBack ? 'held back' : 'followed';
}

const address = () => screen.getByRole('status').textContent;

afterEach(cleanup);

it('opens a page of the site without loading the document', () => {
  const link = renderLink({ href: '/projects?status=all#first' });
  expect(link.getAttribute('href')).toBe('/projects?status=all#first');
  expect(click(link)).toBe('held back');
  expect(address()).toBe('PUSH /projects?status=all#first');
});

it('adds no second history entry for the same address', () => {
  click(renderLink({ href: '/donate' }));
  expect(address()).toBe('REPLACE /donate');
});

it.each([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with Command', {}, { metaKey: true }],
  ['with Shift', {}, { shiftKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['to another window', { target: '_blank' }, {}],
])('leaves a click %s to the browser', (_case, props, init) => {
  const link = renderLink({ href: '/projects', ...props });
  expect(click(link, init)).toBe('followed');
  expect(address()).toBe('POP /donate');
});

it.each([
  'https://facebook.example/kitbridge',
  '//other.example/',
  '/backend/report.pdf',
  'mailto:a@b.example',
])('leaves %s to the browser', (href) => {
  expect(click(renderLink({ href }))).toBe('followed');
  expect(address()).toBe('POP /donate');
});

it('calls its own click handler first, and stays if that prevents the click', () => {
  const onClick = vi.fn<MouseEventHandler>((event) => event.preventDefault());
  click(renderLink({ href: '/projects', onClick }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(address()).toBe('POP /donate');
});

it('passes on its attributes and its ref', () => {
  const ref = createRef<HTMLAnchorElement>();
  const link = renderLink({ href: '/projects', ref, 'aria-current': 'page', className: 'wide' });
  expect(ref.current).toBe(link);
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(link.className).toBe('wide');
});
