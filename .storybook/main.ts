import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

/** A pattern of the only files to load, for a small Storybook that is built in seconds. */
const { STORYBOOK_STORIES } = process.env;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories:
    STORYBOOK_STORIES === undefined
      ? ['./pages/*.mdx', './pages/*.stories.tsx', '../src/**/*.stories.tsx']
      : [STORYBOOK_STORIES],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The default reads a component's file only, and does not know the types that it imports.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    // Repeats Storybook's defaults, which these replace; `include` avoids warnings about other files.
    reactDocgenTypescriptOptions: {
      include: ['src/**/*.tsx'],
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      savePropValueAsString: true,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  staticDirs: ['./public', '../public'],
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      build: {
        // Storybook's preview is one large script, and how long its plugins take is not ours to change.
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { checks: { pluginTimings: false } },
      },
    }),
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
