import type { Decorator, Preview } from '@storybook/react-vite';
import { useInsertionEffect, useState, type ReactNode } from 'react';
import type { Condition } from './condition';
import { forcedColors } from './forcedColors';
import { motion } from './motion';
import { network } from './network';
import { organisation } from './organisation';
import { signIn } from './signIn';
import { textSize } from './textSize';

const CONDITIONS: Readonly<Record<string, Condition>> = {
  network,
  signIn,
  textSize,
  motion,
  forcedColors,
  organisation,
};

/** The conditions that are set, by the toolbar or by the story's `globals`. */
function findChosen(globals: Record<string, unknown>) {
  return Object.entries(CONDITIONS)
    .map(([name, condition]) => ({ condition, choice: String(globals[name]) }))
    .filter(({ condition, choice }) => choice in condition.choices);
}

/** Whether a story runs as it is written. */
export const isAsWritten = (globals: Record<string, unknown>): boolean => findChosen(globals).length === 0;

export const globalTypes: NonNullable<Preview['globalTypes']> = Object.fromEntries(
  Object.entries(CONDITIONS).map(([name, { title, icon, choices }]) => [
    name,
    {
      description: title,
      toolbar: {
        title,
        icon,
        dynamicTitle: true,
        items: [
          { type: 'reset', title: 'As in the story' },
          ...Object.entries(choices).map(([value, label]) => ({ value, title: label })),
        ],
      },
    },
  ]),
);

interface ChangedPageProps {
  changes: readonly (() => () => void)[];
  children: ReactNode;
}

function ChangedPage({ changes, children }: ChangedPageProps) {
  const [onMount] = useState(changes);
  useInsertionEffect(() => {
    const undo = onMount.map((change) => change());
    return () => undo.forEach((step) => step());
  }, [onMount]);
  return children;
}

/** Storybook creates `context.loaded` for each render; React may call a decorator more often. */
const prepared = new WeakSet<object>();

/** Puts a story under the conditions of the toolbar, and restarts it when they change. */
export const withConditions: Decorator = (Story, context) => {
  const chosen = findChosen(context.globals);
  if (!prepared.has(context.loaded)) {
    prepared.add(context.loaded);
    for (const { condition, choice } of chosen) condition.prepare?.(choice, context);
  }
  return (
    <ChangedPage
      key={chosen.map(({ condition, choice }) => `${condition.title} ${choice}`).join()}
      changes={chosen.flatMap(({ condition }) => condition.change ?? [])}
    >
      <Story />
    </ChangedPage>
  );
};
