import { chromium, type Page } from '@playwright/test'
import { testLaunchOptions } from '../../../scripts/lib/chromium.mjs'
import { expect, test } from '../clerk.js'

/** Each kind of page: home, list, tree, plain and large forms, rows, a builder, a board of bars, a dialog over its list. */
const pages = [
  '/dashboard',
  '/administrativo/departamentos',
  '/pessoas',
  '/pessoas/4',
  '/administrativo/departamentos/novo',
  '/administrativo/solicitacoes-servico/solicitacoes/4',
  '/administrativo/solicitacoes-servico/licitacoes/1/lotes/1',
  '/administrativo/fiscalizacoes/questionarios/4',
  '/competicoes/evento/4',
  '/escola/niveis-turma',
  '/administrativo/funcoes?editar=4',
]

/** What is cut on a page: it scrolls sideways, or a button, heading or label is wider than its own box. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const boxes = [...document.querySelectorAll<HTMLElement>('h1, h2, .ep-button, label')].filter((box) => box.checkVisibility())
    const isCut = (box: HTMLElement) =>
      box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible'
    return [
      ...(beyond > 0 ? [`${location.pathname}: ${beyond} px beyond the window`] : []),
      ...boxes.filter(isCut).map((box) => `${location.pathname}: ${box.outerHTML.slice(0, 120)}`),
    ]
  })
}

// WCAG 1.4.4: the size that a person chose in the browser's settings, not a zoom of the page.
test('a text of twice the size in the browser’s settings makes everything twice as large, and nothing is cut', async ({ baseURL }) => {
  test.setTimeout(180_000)
  const args = [...(testLaunchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await chromium.launch({ ...testLaunchOptions, args })
  const page = await browser.newPage({ baseURL, locale: 'pt-BR', viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' })
  const sizes: number[] = []
  const cut: string[] = []
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    sizes.push(await page.locator('.ep-page').evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
    cut.push(...(await cutTexts(page)))
  }
  await browser.close()
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(28)
  expect(cut).toEqual([])
})

test.describe('in the colours of the system', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' }, colorScheme: 'dark' })

  test('the texts of a drawing are written in the colour of texts', async ({ page }) => {
    await page.goto('/administrativo/solicitacoes-servico')
    const text = page.locator('.ep-chart text').first()
    await expect(text).toBeVisible()
    const [fill, system] = await text.evaluate((element) => {
      const probe = element.ownerDocument.body.appendChild(document.createElement('p'))
      probe.style.color = 'CanvasText'
      return [getComputedStyle(element).fill, getComputedStyle(probe).color]
    })
    expect(fill).toBe(system)
  })
})

test('who asks for more contrast gets stronger lines and lesser texts', async ({ page }) => {
  await page.goto('/administrativo/departamentos')
  const lines = () =>
    page
      .locator('.ep-root')
      .first()
      .evaluate((element) => {
        const root = getComputedStyle(element)
        return [root.getPropertyValue('--ep-border'), root.getPropertyValue('--ep-muted'), root.getPropertyValue('--ep-field-border')]
      })
  const usual = await lines()
  await page.emulateMedia({ contrast: 'more' })
  const strong = await lines()
  const text = await page.evaluate(() =>
    getComputedStyle(document.querySelector('.ep-root') ?? document.body).getPropertyValue('--ep-text'),
  )
  expect(strong.slice(1)).toEqual([text, text])
  expect(strong[0]).not.toBe(usual[0])
})
