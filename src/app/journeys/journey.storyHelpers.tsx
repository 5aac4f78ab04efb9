import { useEffect, useState } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { SWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { AdminSite } from '@/app/AdminSite';
import { isAdminPath } from '@/app/isAdminPath';
import { PublicSite } from '@/app/PublicSite';
import { MemoryRouter } from '@/app/testing/MemoryRouter';

/** What TypeScript does not know yet of the browser's Navigation API. */
interface NavigateEvent extends Event {
  destination: { url: string; sameDocument: boolean };
}
declare const navigation: EventTarget;

export interface JourneyProps {
  /** The first address that is opened. */
  startsAt: string;
}

/** The site that the address belongs to. In the browser, a link from one to the other loads a document. */
function Site() {
  const [pathname] = useLocation();
  return isAdminPath(pathname) ? <AdminSite /> : <PublicSite />;
}

/**
 * The whole app, opened at an address. A page load, such as the return from a payment, opens it again at the new address
 * instead of leaving the story.
 */
export function Journey({ startsAt }: JourneyProps) {
  const [{ load, address }, open] = useState({ load: 1, address: startsAt });

  useEffect(() => {
    const stay = (event: Event) => {
      const { url, sameDocument } = (event as NavigateEvent).destination;
      const { origin, pathname, search } = new URL(url);
      // Storybook itself reloads its own page.
      if (sameDocument || origin !== location.origin || pathname === location.pathname) return;
      event.preventDefault();
      open((last) => ({ load: last.load + 1, address: pathname + search }));
    };
    navigation.addEventListener('navigate', stay);
    return () => navigation.removeEventListener('navigate', stay);
  }, []);

  return (
    <SWRConfig key={load} value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[address]}>
        <Site />
      </MemoryRouter>
    </SWRConfig>
  );
}

/** As if typed into the browser's address bar. */
export const openAddress = (address: string) => location.assign(address);

export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Waits for a page by its heading. */
export async function expectPage({ canvas }: Pick<Stage, 'canvas'>, name: string | RegExp): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
}

/** Follows the first link of this name. */
export async function follow({ canvas, userEvent }: Stage, name: string | RegExp): Promise<void> {
  const [link] = await canvas.findAllByRole('link', { name });
  if (link) await userEvent.click(link);
}

/** Presses a button, of a dialog too. */
export async function press({ userEvent }: Pick<Stage, 'userEvent'>, name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Enters text into a field found by its label, of a dialog too. */
export async function fill(
  { userEvent }: Pick<Stage, 'userEvent'>,
  label: string | RegExp,
  text: string,
): Promise<void> {
  const field = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
  // A date cannot be pasted; pasting the others saves a render for each letter.
  if (field.type === 'date') return userEvent.type(field, text);
  await userEvent.click(field);
  return userEvent.paste(text);
}

/** Ticks the captcha of a form and waits until it is solved. */
export async function completeCaptcha({
  canvas,
  userEvent,
}: Pick<Stage, 'userEvent'> & { canvas: Pick<Stage['canvas'], 'getByRole'> }): Promise<void> {
  const box = () => canvas.getByRole('checkbox', { name: 'I am not a robot' });
  await userEvent.click(box());
  await waitFor(() => expect(box()).toBeChecked());
}

/** Signs in as Amina from the sign-in page. */
export async function signIn(stage: Stage): Promise<void> {
  await expectPage(stage, 'Sign in');
  await fill(stage, 'Username', 'amina');
  await fill(stage, 'Password', 'a long pass phrase');
  await press(stage, 'Sign in');
}
