import { defineConfig } from '@playwright/test'
import { pinnedChromium } from '../scripts/lib/pinnedChromium.mjs'

const port = Number(process.env.PICTURES_PORT ?? 6106)

// Compares the chosen stories of the built Storybook with their accepted pictures: `npm run pictures`.
export default defineConfig({
  testDir: './pictures',
  testMatch: '*.e2e.ts',
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  outputDir: './pictures/results',
  workers: 2,
  // Beside other work a page may be late; what needed another try is named.
  retries: 1,
  timeout: 60_000,
  reporter: [['./pictures/differences.ts'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : [])],
  expect: { timeout: 20_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.02, maxDiffPixels: 0 } },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    launchOptions: await pinnedChromium(),
  },
  webServer: {
    command: `vite preview --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${port}/iframe.html`,
    timeout: 60_000,
  },
})
