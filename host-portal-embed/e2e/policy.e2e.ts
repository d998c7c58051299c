import { createHash } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'

// Chromium treats a page that the test answers as a public page, which may not reach local addresses.
test.use({ permissions: ['local-network-access'] })

const screenOf = (page: Page) => page.locator('esporte-screen')
const script = /<script type="module">([\s\S]*?)<\/script>/

/** Opens the portal's page with the policy of `docs/content-policy.md`; `source` returns the source that allows its script. */
async function openUnder(page: Page, source: (text: string) => string, attribute = ''): Promise<readonly string[]> {
  const blocked: string[] = []
  await page.exposeFunction('tellBlocked', (what: string) => blocked.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (globalThis as unknown as { tellBlocked(what: string): void }).tellBlocked(`${effectiveDirective} ${blockedURI}`),
    ),
  )
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const [, text = ''] = script.exec(html) ?? []
    const product = new URL(/from '([^']+)'/.exec(text)?.[1] ?? '').origin
    const policy = `default-src 'self'; script-src ${source(text)} ${product}; connect-src 'self' ${product}; img-src 'self' blob: data:`
    const headers = { ...answer.headers(), 'Content-Security-Policy': policy }
    await route.fulfill({ response: answer, headers, body: html.replace('<script type="module">', `<script type="module"${attribute}>`) })
  })
  await page.goto('/')
  return blocked
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

for (const [way, source, attribute] of [
  ['nonce', () => "'nonce-2f7c9a40b1d84e5f'", ' nonce="2f7c9a40b1d84e5f"'],
  ['hash', hash, ''],
] as const)
  test(`a page with a policy shows its screen when its own script has its ${way}`, async ({ page }) => {
    const blocked = await openUnder(page, source, attribute)
    await expect(screenOf(page)).toHaveAttribute('state', 'ready', { timeout: 30_000 })
    await expect(screenOf(page).locator('tbody a').first()).toBeVisible()
    // The page documents these two as unnecessary: react-aria's inline style and zod's eval.
    expect(blocked.filter((what) => !['style-src-elem inline', 'script-src eval'].includes(what))).toEqual([])
  })

test('without either its script does not run, and what stands in the tag is what a person reads', async ({ page }) => {
  const blocked = await openUnder(page, () => '')
  await expect.poll(() => blocked).toContain('script-src-elem inline')
  await expect(screenOf(page)).toHaveText('Esta tela precisa de JavaScript.')
})
