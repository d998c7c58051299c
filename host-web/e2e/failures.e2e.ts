import { expect, test } from './clerk.js'
import { departments } from './records.js'

test('a page that fails is told to whoever runs the product, with the code that it shows', async ({ page }) => {
  await page.goto(departments)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  // Nothing that a server answers ends a page; a browser that lost its way does. It loses it on the next page, the one that is told.
  await page.evaluate(() => {
    const { get } = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {}
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        if (location.pathname.endsWith('/funcoes')) throw new TypeError('no numbers of "Maria"')
        return get?.call(this)
      },
    })
  })
  const told = page.waitForRequest('**/api/admin/v1/falhas', { timeout: 20_000 })
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Função', exact: true }).click()
  const request = await told
  const { code, name, page: path } = request.postDataJSON() as Record<string, string>
  expect([name, path]).toEqual(['TypeError', '/administrativo/funcoes'])
  await expect(page.getByText(code ?? 'no code')).toBeVisible()
  expect((await request.response())?.status()).toBe(204)
})
