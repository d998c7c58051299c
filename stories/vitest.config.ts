import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testLaunchOptions as launchOptions } from '../scripts/lib/chromium.mjs'

// Every story is a test: it renders, its play function passes, axe finds nothing.
export default defineConfig({
  // react-stately's virtualizer reads both; NODE_ENV=test would make it render every row.
  define: { 'process.env.VIRT_ON': 'undefined', 'process.env.NODE_ENV': JSON.stringify('development') },
  test: {
    // The same in other looks and languages, on phones and tablets, belongs to `npm run test:all`.
    testNamePattern:
      process.env.TEST_MATRIX === 'all' ? undefined : /^(?!.*(celular|on phone|escuro|dark|noir|lime|em espanhol|em inglês|tablet))/i,
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          // A page for each file would load the same modules again; a story leaves nothing behind.
          isolate: false,
          // A browser waits for the machine now and then; what needed a second try is told.
          retry: 1,
          // Of two pages one works while the other waits.
          maxWorkers: 2,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // Nothing fades: what a play function looks for is there at once, and axe measures final colours.
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
