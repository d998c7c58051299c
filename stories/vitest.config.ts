import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testLaunchOptions as launchOptions } from '../scripts/lib/chromium.mjs'

// Whether every story runs, as in `npm run test:all`: each state of each screen, and other looks, languages and widths.
const isWhole = process.env.TEST_MATRIX === 'all' || process.env.STORIES === 'states'
// React's warnings are for the stories of the gate: all of them together are drawn as the product ships, a fourteenth faster.
process.env.NODE_ENV = isWhole ? 'production' : 'development'

// Every story is a test: it must render, its play function must pass, and axe must find nothing.
export default defineConfig({
  // react-stately's virtualizer reads both variables; NODE_ENV=test would make it render every row.
  define: { 'process.env.VIRT_ON': 'undefined', 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
  test: {
    testNamePattern: isWhole ? undefined : /^(?!.*(celular|escuro|noir|lima|em espanhol|em inglês|tablet))/i,
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook'), tags: { exclude: isWhole ? [] : ['state'] } })],
        test: {
          name: 'stories',
          // A new page for each file would load the same modules again, and stories leave nothing behind.
          isolate: false,
          // Browsers sometimes wait for the machine; the report lists stories that needed a second try.
          retry: 1,
          testTimeout: 60_000,
          // Two workers, because one page works while the other waits.
          maxWorkers: 2,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // No animations: play functions find elements at once, and axe measures the final colours.
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
