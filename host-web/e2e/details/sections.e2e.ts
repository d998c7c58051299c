import { expect, test } from '../clerk.js'

test('a long form on a laptop is walked by its sections, by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/pessoas/4')
  const strip = page.getByRole('navigation', { name: 'Seções' })
  const current = strip.locator('[aria-current="true"]')
  await expect(current).toHaveText('Documento')
  // The strip fades out only on the side where it continues.
  const fading = () => strip.locator('ul').evaluate((list) => getComputedStyle(list).maskPosition)
  await expect.poll(fading).toBe('-56px 0px')
  await current.focus()
  await page.keyboard.press('End')
  const last = strip.getByRole('button').last()
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
  await expect.poll(fading).toBe('0px 0px')
  const name = (await last.textContent()) ?? ''
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 2, name, exact: true })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(current).toHaveText(name)
  // The strip stays visible and leads back, and never covers the section.
  await strip.getByRole('button', { name: 'Identificação' }).click()
  await expect(current).toHaveText('Identificação')
  const title = page.getByRole('heading', { level: 2, name: 'Identificação' })
  const bottom = ({ y, height }: { readonly y: number; readonly height: number }) => y + height
  await expect
    .poll(async () => ((await title.boundingBox())?.y ?? 0) - bottom((await strip.boundingBox()) ?? { y: 0, height: 0 }))
    .toBeGreaterThanOrEqual(0)
  await expect(title).toBeInViewport()
})

test('a phone has no strip of sections over its form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pessoas/4')
  await expect(page.locator('main form input:enabled').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Seções' })).toBeHidden()
})
