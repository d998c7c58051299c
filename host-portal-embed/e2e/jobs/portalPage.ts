import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test as base } from '@playwright/test'

export { expect, type Locator }

const guide = readFileSync(join(import.meta.dirname, '../../../docs/embedding.md'), 'utf8')
/** The page of the guide, as its readers copy it. */
const sample = sampleWith('configure')

/** The page of the guide that contains `words`. */
export function sampleWith(words: string): string {
  const pages = [...guide.matchAll(/```html\n([\s\S]*?)```/g)].map(([, code = '']) => code)
  return pages.find((code) => code.includes(words)) ?? ''
}

interface Opening {
  /** The tag of the page. @default the guide's */
  readonly tag?: string
  /** What the page passes to `configure` besides the guide's. */
  readonly options?: string
  /** @default the guide's */
  readonly getToken?: string
  /** Part of the script's address. @default 'v1' */
  readonly version?: string
  /** Base of the API. @default the product's */
  readonly api?: string
}

interface PortalPage {
  readonly page: Page
  readonly screen: Locator
  /** Origin of the portal, which the product knows. */
  readonly origin: string
  readonly product: string
  /** Opens the page from an empty folder of another origin. */
  open(opening?: Opening): Promise<void>
  /** Everything that the page was told since it was opened: `ready`, `error api-foreign`, `saved /pessoas/7`. */
  log(): Promise<readonly string[]>
}

type Tell = {
  readonly code?: string
  readonly path?: string
  readonly unsaved?: boolean
  readonly open?: boolean
  readonly message?: string
}

/** Runs in the page. */
function listen(): void {
  const log: string[] = []
  Object.assign(globalThis, { log })
  const events = [
    'loading',
    'ready',
    'unavailable',
    'error',
    'unsaved-changes',
    'saved',
    'selected',
    'title',
    'navigate',
    'stayed',
    'layer',
    'session-expiring',
    'session-expired',
  ]
  for (const name of events)
    addEventListener(name, (event) => {
      if (!(event instanceof CustomEvent)) return
      const { code, path, unsaved, open } = event.detail as Tell
      log.push([name, code ?? path ?? unsaved ?? open].filter((part) => part !== undefined).join(' '))
    })
}

/** A page of a portal's developer: the guide's sample in a folder of its own, with `/token` of the portal's server. */
export const test = base.extend<{ readonly portal: PortalPage }>({
  // Chromium treats a page that the test answers as a public page, which may not reach local addresses.
  permissions: ['local-network-access'],
  portal: async ({ page, baseURL: demo }, use) => {
    const baseURL = demo ?? ''
    const origin = baseURL.replace('127.0.0.1', 'localhost')
    const product = await productOf(baseURL)
    await page.addInitScript(listen)
    await use({
      page,
      origin,
      product,
      screen: page.locator('esporte-screen').first(),
      open: async ({ tag, options = '', getToken, version = 'v1', api = `${product}/api/admin/v1` } = {}) => {
        const body = sample
          .replace(/<esporte-screen[\s\S]*<\/esporte-screen>/, (whole) => tag ?? whole)
          .replace('https://produto.example/api/admin/v1', api)
          .replaceAll('https://produto.example', product)
          .replaceAll('/embed/v1/', `/embed/${version}/`)
          .replace(/getToken: .*/, (whole) => `${options} ${getToken ? `getToken: ${getToken},` : whole}`)
        await page.context().route(
          (address) => address.origin === origin && address.pathname === '/',
          (route) =>
            route.fulfill({
              contentType: 'text/html; charset=utf-8',
              body: `<!doctype html><html lang="pt-BR"><title>Portal</title><link rel="icon" href="data:," />${body}</html>`,
            }),
        )
        await page
          .context()
          .route(`${origin}/token`, async (route) => route.fulfill({ response: await route.fetch({ url: `${baseURL}/token` }) }))
        await page.goto(`${origin}/`)
      },
      log: () => page.evaluate(() => (globalThis as unknown as { log: string[] }).log),
    })
  },
})

/** The product's address, as the demo portal's page has it. */
async function productOf(portal: string): Promise<string> {
  const html = await (await fetch(portal)).text()
  return /from '([^']+)\/embed\/v1\//.exec(html)?.[1] ?? ''
}

/** Waits for the screen with its data, which takes long on a slow machine. */
export const untilReady = (screen: Locator) => expect(screen).toHaveAttribute('state', 'ready', { timeout: 40_000 })
