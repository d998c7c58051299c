import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testLaunchOptions as launchOptions } from './scripts/lib/chromium.mjs'
import { sdkSources as alias } from './scripts/lib/sdkSources.mjs'

const isLong = process.env.TEST_MATRIX === 'all'
const setupFiles = [fileURLToPath(new URL('./scripts/lib/testSetup.mjs', import.meta.url))]

// Units in Node (`*.test.ts`), components in a real Chromium (`*.test.tsx`).
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          setupFiles,
          testTimeout: 30_000,
          isolate: false,
          include: ['{sdk,host-web,host-portal-embed,stories,scripts,docs}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**', ...(isLong ? [] : ['**/*.long.test.ts'])],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'api',
          environment: 'node',
          setupFiles,
          include: ['reference-api/**/*.test.ts'],
          // What takes minutes to try runs in `npm run test:all`: kills, full disks, floods, rivals, long lists.
          exclude: ['**/node_modules/**', '**/dist/**', ...(isLong ? [] : ['**/*.long.test.ts'])],
          // Long enough for a busy machine; so are the other limits here.
          testTimeout: 60_000,
          hookTimeout: 300_000,
          // One process compiles the embedded database once for all its files.
          isolate: false,
          maxWorkers: 2,
          // V8 may end the process when it frees code of databases that come and go: nodejs/node#64500.
          execArgv: ['--no-wasm-code-gc'],
        },
      },
      {
        plugins: [react()],
        // React as the product ships it, a sixth faster, with its profiler. Stories keep React's warnings.
        resolve: { alias: [...alias, { find: /^react-dom\/client$/, replacement: 'react-dom/profiling' }] },
        mode: 'production',
        oxc: { jsx: { development: false } },
        // react-stately's virtualizer reads both; NODE_ENV=test would make it render every row.
        define: { 'process.env.VIRT_ON': 'undefined', 'process.env.NODE_ENV': JSON.stringify('production') },
        test: {
          name: 'browser',
          setupFiles: fileURLToPath(new URL('./sdk/src/testing/backoffice/sharedPage.testkit.ts', import.meta.url)),
          // A page for each file would load some four hundred modules for each.
          isolate: false,
          include: ['sdk/**/*.test.tsx', 'host-*/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**', ...(isLong ? [] : ['**/*.long.test.tsx'])],
          // A browser waits for the machine now and then; what needed a second try is told.
          retry: 1,
          // Of two pages one works while the other waits.
          maxWorkers: 2,
          // A screen's parts come in files of their own, one after the other, which Vite reads when they are asked for.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions,
              // An action that waits for ever would end the test without its name.
              actionTimeout: 30_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
