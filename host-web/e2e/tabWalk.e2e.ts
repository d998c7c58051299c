import { expect, test } from './clerk.js'
import { pages, stands, walkTo } from './everyPage.js'
import { focusFault, tabFaults } from './tabWalk.js'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A form with a long text, a list, and a form in a dialog; every page with `TEST_MATRIX=all`. */
const walked =
  process.env.TEST_MATRIX === 'all'
    ? pages
    : ['/administrativo/departamentos/4', '/escola/niveis-turma', '/administrativo/funcoes?editar=novo']

/** A laptop; the same zoomed to 200 %; a small window zoomed to 400 % (WCAG 1.4.10). */
const windows = [
  { width: 1366, height: 768 },
  { width: 640, height: 512 },
  { width: 320, height: 256 },
]

for (const viewport of windows) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('Tab reaches every control in sight, and goes out again (WCAG 2.1.2, 2.4.7, 2.4.11)', async ({ page }) => {
      test.setTimeout(walked.length * 60_000)
      await page.goto('/sessao-expirada')
      await stands(page)
      const found: string[] = []
      for (const path of walked) {
        await walkTo(page, path)
        found.push(...(await tabFaults(page)).map((fault) => `${path}: ${fault}`))
      }
      expect(found).toEqual([])
    })

    test('a long text stays in sight while it is typed', async ({ page }) => {
      await page.goto('/administrativo/departamentos/4')
      await stands(page)
      await page.locator('[data-path="notes"] textarea').focus()
      for (let line = 0; line < 12; line++) {
        await page.keyboard.type('linha')
        await page.keyboard.press('Enter')
        expect(await focusFault(page)).toBeUndefined()
      }
    })
  })
}
