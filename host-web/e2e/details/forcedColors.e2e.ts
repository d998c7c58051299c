import type { Page } from '@playwright/test'
import { expect, test } from '../clerk.js'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' }, colorScheme: 'dark' })

test('in the colours of the system nothing is written on its own colour', async ({ page }) => {
  await page.goto('/administrativo/departamentos')
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await expect(page.getByRole('button', { name: /^Filtros/ })).toHaveAttribute('aria-expanded', 'true')
  // Wait for the panel, because it moves the rows.
  await expect(page.getByRole('checkbox', { name: 'Inativo' })).toBeVisible()
  expect(await unreadable(page)).toEqual([])
  await page.locator('main tbody').getByRole('checkbox').first().click()
  await expect(page.locator('main tbody tr[aria-selected="true"]')).toHaveCount(1)
  expect(await unreadable(page)).toEqual([])
  await page.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await unreadable(page)).toEqual([])

  await page.goto('/administrativo/departamentos/4')
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await unreadable(page)).toEqual([])
})

/** Texts below 4.5:1 that set their own colours. All others use system colours, whatever the browser reports. */
function unreadable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    const luminance = ([r = 0, g = 0, b = 0]: readonly number[]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    const ground = (element: Element | null): readonly number[] => {
      if (!element) return [0, 0, 0]
      const colour = channels(getComputedStyle(element).backgroundColor)
      return colour[3] === 0 ? ground(element.parentElement) : colour
    }
    const contrast = (element: Element) => {
      const [dark = 0, light = 0] = [channels(getComputedStyle(element).color), ground(element)].map(luminance).toSorted((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }
    const isWritten = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return [...document.querySelectorAll('.ep-root *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isWritten(element))
      .filter((element) => getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none' && contrast(element) < 4.5)
      .map((element) => `${contrast(element).toFixed(2)} ${element.outerHTML.slice(0, 160)}`)
  })
}
