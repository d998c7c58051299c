import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

const source = fileURLToPath(new URL('../../sdk/exports/$1.ts', import.meta.url))

export default {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Stories run on the SDK's sources, through its public subpaths.
  viteFinal: (config) =>
    mergeConfig(config, {
      resolve: {
        alias: [
          { find: /^@esporte-parana\/sdk$/, replacement: source.replace('$1', 'index') },
          { find: /^@esporte-parana\/sdk\/(.+)$/, replacement: source },
        ],
      },
    }),
} satisfies StorybookConfig
