import type { Page } from '@playwright/test'
import { expect, repeats, test } from '../clerk.js'
import { pageFaults, pages, walkTo, wear } from '../everyPage.js'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const windows = [
  { name: '320 px wide (WCAG 1.4.10)', viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  { name: 'zoomed to 200 % (WCAG 1.4.4)', viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 },
]

for (const { name, ...window } of windows) {
  test.describe(`on a window ${name}`, () => {
    test.use(window)

    test(
      'no page is wider than the window, and everything pressed is large enough (WCAG 2.5.8)',
      repeats(window.viewport.width > 320),
      async ({ page }) => {
        test.setTimeout(pages.length * 15_000)
        await page.goto('/sessao-expirada')
        const found: string[] = []
        for (const path of pages) {
          await walkTo(page, path)
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          if (width > window.viewport.width) found.push(`${path}: ${width} px wide`)
          found.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`))
        }
        expect(found).toEqual([])
      },
    )
  })
}

// What is not painted while it is outside of the screen remembers its size; a remembered width would hold the page open.
test('a ledger that was wide fits into a window that gets narrow', async ({ page }) => {
  await page.goto('/sessao-expirada')
  await walkTo(page, '/administrativo/solicitacoes-servico/licitacoes/1/lotes/4')
  await expect(page.locator('.ep-ledger-item').first()).toBeAttached()
  expect(await pageFaults(page)).toEqual([])
})

for (const width of [320, 390])
  test(`the bar of a form holds its buttons in a window of ${width} px, also in the language with the longest words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await wear(page, { locale: 'es-ES', darkTheme: false })
    await page.goto('/competicoes/eventos/4')
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Juegos con otro nombre')
    await expect(page.getByText('Cambios sin guardar')).toBeVisible()
    const beyond = await page.getByRole('button', { name: 'Guardar', exact: true }).evaluate((save) => {
      const boxes = [...(save.closest('.ep-form-bar')?.querySelectorAll<HTMLElement>('.ep-button, .ep-form-buttons') ?? [])]
      return boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent)
    })
    expect(beyond).toEqual([])
  })

/**
 * Targets smaller than 24 × 24 px without enough space: a circle of 24 px around the center meets another target, or the circle of another
 * small one. Links inside a sentence and copies of other controls are allowed.
 */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const least = 24
    const selector =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="checkbox"], [role="tab"], [role="menuitem"]'
    const boxOf = (element: Element) => (element.matches('input') ? (element.closest('label') ?? element) : element).getBoundingClientRect()
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
    }
    const isInText = (element: Element) => getComputedStyle(element).display === 'inline' && element.closest('p') !== null
    const targets = [...document.querySelectorAll(selector)]
      .filter((element) => isShown(element) && !element.closest('[aria-hidden="true"], [inert]') && !isInText(element))
      .map((element) => ({ element, box: boxOf(element) }))
    const isSmall = ({ width, height }: DOMRect) => width < least - 0.1 || height < least - 0.1
    const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 })
    const toBox = (from: DOMRect, { left, right, top, bottom }: DOMRect) => {
      const { x, y } = middle(from)
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
    }
    const toMiddle = (from: DOMRect, other: DOMRect) => Math.hypot(middle(from).x - middle(other).x, middle(from).y - middle(other).y)
    return targets
      .filter(({ element, box }) =>
        targets.some(
          (other) =>
            isSmall(box) &&
            !other.element.contains(element) &&
            !element.contains(other.element) &&
            (toBox(box, other.box) < least / 2 || (isSmall(other.box) && toMiddle(box, other.box) < least)),
        ),
      )
      .map(({ element, box }) => `${Math.round(box.width)} × ${Math.round(box.height)} ${element.outerHTML.slice(0, 160)}`)
  })
}
