import type { Preview, StoryContext } from '@storybook/react-vite';

type ToolbarItem = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

/** A condition that the toolbar sets for every story. */
export interface Condition {
  title: string;
  icon: NonNullable<ToolbarItem['icon']>;
  /** Labels by value. Without a choice, the story is as it is written. */
  choices: Readonly<Record<string, string>>;
  /** Called before each render, after the story's `beforeEach`. */
  prepare?: (choice: string, context: StoryContext) => void;
  /** Changes the page; returns an undo function. */
  change?: () => () => void;
}
