import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { sdkSources } from '../../scripts/lib/sdkSources.mjs'
import { propTables } from './propTables.js'

export default {
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  // The search reads names and nothing else: the headings of a page are the other words that people use.
  features: { experimentalSearchDocsHeadings: true, backgrounds: false, measure: false, outline: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // Stories use the SDK's sources, through its public subpaths. Tests of stories show no tables.
  viteFinal: (config) => mergeConfig(config, { resolve: { alias: sdkSources }, plugins: process.env.VITEST ? [] : [propTables()] }),
} satisfies StorybookConfig
