import type { StorybookConfig } from '@storybook/react-vite'
import type { PresetPropertyFn } from 'storybook/internal/types'
import { mergeConfig } from 'vite'
import { sdkSources } from '../../scripts/lib/sdkSources.mjs'
import { withOtherWords } from './otherWords.js'
import { propTables } from './propTables.js'

export default {
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  features: { backgrounds: false, measure: false, outline: false, sidebarOnboardingChecklist: false },
  // Storybook asks for the generator several times, and gets the same one: words that are there already stay.
  storyIndexGenerator: (generator) => {
    const getIndex = generator?.getIndex.bind(generator)
    if (generator && getIndex) generator.getIndex = async () => withOtherWords(await getIndex())
    return generator
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // Stories use the SDK's sources, through its public subpaths. Tests of stories show no tables.
  viteFinal: (config) =>
    mergeConfig(config, {
      resolve: { alias: sdkSources },
      plugins: process.env.VITEST ? [] : [propTables()],
      // What `npm run pictures` writes changes no story that is open.
      server: { watch: { ignored: ['**/storybook-static/**', '**/stories/pictures/**'] } },
    }),
} satisfies StorybookConfig & { readonly storyIndexGenerator: PresetPropertyFn<'storyIndexGenerator'> }
