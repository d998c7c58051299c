import type { Page } from '@playwright/test'
import { expect, nobody, test } from './clerk.js'

/** Collects what the browser blocked, with the rule that blocked it. */
async function listen(page: Page): Promise<readonly string[]> {
  const blocked: string[] = []
  await page.exposeFunction('tellBlocked', (what: string) => blocked.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (globalThis as unknown as { tellBlocked(what: string): void }).tellBlocked(`${effectiveDirective} ${blockedURI}`),
    ),
  )
  return blocked
}

for (const path of ['/pessoas', '/pessoas/novo', '/dashboard'])
  test(`nothing of ${path} is kept away by the policy that the server sends with it`, async ({ page }) => {
    const blocked = await listen(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(blocked).toEqual([])
  })

test.describe('of the page’s own script', () => {
  test.use({ storageState: nobody })
  test('the policy names the hash: without it the script does not run', async ({ page }) => {
    const blocked = await listen(page)
    await page.goto('/login')
    expect(await page.evaluate(() => document.documentElement.dataset.frame)).toBe('entrance')
    expect(blocked).toEqual([])

    await page.route('/login', async (route) => {
      const response = await route.fetch()
      const policy = (response.headers()['content-security-policy'] ?? '').replace(/(script-src 'self') 'sha256-[^;]+/, '$1')
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    })
    await page.goto('/login')
    await expect.poll(() => blocked).toContain('script-src-elem inline')
    expect(await page.evaluate(() => document.documentElement.dataset.frame)).toBeUndefined()
  })
})
