import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testLaunchOptions as launchOptions } from '../scripts/lib/chromium.mjs'

const isLong = process.env.TEST_MATRIX === 'all'
// The states of every screen run in `npm run test:all`, which also compares pictures of many of them.
const leftOut = isLong || process.env.STORIES === 'states' ? [] : ['state']

// Every story is a test: it must render, its play function must pass, and axe must find nothing.
export default defineConfig({
  // react-stately's virtualizer reads both variables; NODE_ENV=test would make it render every row.
  define: { 'process.env.VIRT_ON': 'undefined', 'process.env.NODE_ENV': JSON.stringify('development') },
  test: {
    // Only `npm run test:all` repeats stories in other looks and languages, on phones and tablets.
    testNamePattern:
      isLong || process.env.STORIES === 'states' ? undefined : /^(?!.*(celular|escuro|noir|lima|em espanhol|em inglês|tablet))/i,
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook'), tags: { exclude: leftOut } })],
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
