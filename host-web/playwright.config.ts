import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { testLaunchOptions as launchOptions } from '../scripts/lib/chromium.mjs'
import { productSettings } from '../scripts/lib/productSettings.mjs'

const port = Number(process.env.E2E_PORT ?? 4273)
const isLong = process.env.TEST_MATRIX === 'all'
const portalPort = Number(process.env.E2E_PORTAL_PORT ?? port + 1)
const framePort = Number(process.env.E2E_FRAME_PORT ?? port + 2)

// Runs against the product as `npm start` runs it, with new data.
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  // The gate does whole jobs, and tries what loses, stops or locks. Only `npm run test:all` runs the long matrices and the details of single
  // screens, which stories, components and pictures also show.
  grepInvert: isLong ? undefined : /@matrix/,
  testIgnore: isLong ? [] : '**/e2e/details/**',
  projects: [
    { name: 'web', testDir: './e2e' },
    { name: 'embed', testDir: '../host-portal-embed/e2e', use: { baseURL: `http://127.0.0.1:${portalPort}` } },
  ],
  // Three workers for two processors, because one page usually waits for the server.
  workers: 3,
  // On two cores the browser, the server and the database compete; the report lists tests that needed a second try.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    trace: 'off',
    // Tests that intercept requests must see all of them; the tests of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions,
  },
  webServer: {
    command: 'node scripts/start.mjs --fresh',
    cwd: join(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${port}/api/admin/v1/saude`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      // Playwright passes its environment on; an empty setting counts as unset.
      ...Object.fromEntries(productSettings.map((name) => [name, ''])),
      PORT: String(port),
      PORTAL_PORT: String(portalPort),
      FRAME_PORT: String(framePort),
      DATA_DIR: join(tmpdir(), `esporte-parana-e2e-${port}`),
    },
  },
})
