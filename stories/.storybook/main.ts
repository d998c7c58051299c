import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { sdkSources } from '../../scripts/lib/sdkSources.mjs'

export default {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Stories use the SDK's sources, through its public subpaths.
  viteFinal: (config) => mergeConfig(config, { resolve: { alias: sdkSources } }),
} satisfies StorybookConfig
