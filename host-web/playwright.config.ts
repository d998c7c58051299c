import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { testLaunchOptions as launchOptions } from '../scripts/lib/chromium.mjs'
import { productSettings } from '../scripts/lib/productSettings.mjs'

const port = Number(process.env.E2E_PORT ?? 4273)
const portalPort = Number(process.env.E2E_PORTAL_PORT ?? port + 1)

// Against the product as `npm start` runs it, on fresh data of its own.
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  // The long matrices belong to `npm run test:all`.
  grepInvert: process.env.TEST_MATRIX === 'all' ? undefined : /@matrix/,
  projects: [
    { name: 'web', testDir: './e2e' },
    { name: 'embed', testDir: '../host-portal-embed/e2e', use: { baseURL: `http://127.0.0.1:${portalPort}` } },
  ],
  // On two processors: of three pages one waits for the server.
  workers: 3,
  // On a machine of two cores the browser, the server and the database wait for each other; what needed a second try is told.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
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
    // Tests that stand between page and server must see every request; those of the worker itself allow it.
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
      // Playwright hands its own environment on; an empty setting counts as none.
      ...Object.fromEntries(productSettings.map((name) => [name, ''])),
      PORT: String(port),
      PORTAL_PORT: String(portalPort),
      DATA_DIR: join(tmpdir(), `esporte-parana-e2e-${port}`),
    },
  },
})
