import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './pages/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
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
