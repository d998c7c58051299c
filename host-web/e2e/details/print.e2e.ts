import type { Page } from '@playwright/test'
import { expect, repeats, test } from '../clerk.js'
import { pdfPages } from '../pdfText.js'

test.describe('a print', () => {
  test('of a list lies on A4, says what, when and who, and repeats its headings', async ({ page }) => {
    await page.goto('/pessoas?busca=silva&status=ativo')
    await page.locator('main tbody tr td a').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    const search = page.locator('.ep-list-tag-search')
    expect(await search.evaluate((tag) => getComputedStyle(tag, '::before').content)).toBe('"Busca: silva"')
    await expect(search).toBeVisible()
    await expect(page.locator('.ep-list-tag').filter({ hasText: 'Ativo' })).toBeVisible()
    expect(await shown(page, ['.ep-list-tags button', '.ep-list-cpf button'])).toEqual([])
    await expect(page.locator('.ep-print-head')).toContainText(/Pessoas · Esporte Paraná.*Impresso em \d\d\/\d\d\/\d{4}.* por Ana/)
    expect(
      await shown(page, [
        '.ep-sidebar',
        '.ep-topbar',
        '.ep-list-toolbar',
        '.ep-list-commands',
        '.ep-list-menu-cell',
        '.ep-list-check-cell',
      ]),
    ).toEqual([])
    expect(await page.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group')
    // Chromium omits a button in a repeated heading, and the column's name with it.
    expect(await shown(page, ['.ep-list-edge'])).toEqual([])
    expect(
      await page
        .locator('.ep-list-sort')
        .first()
        .evaluate((button) => getComputedStyle(button).display),
    ).toBe('contents')
    const { width, height, sheets } = await printed(page)
    expect([Math.round(width / 2.835), Math.round(height / 2.835)]).toEqual([297, 210])
    expect(sheets).toBeLessThanOrEqual(2)
  })

  test('of a list with all its columns breaks no word of a heading', async ({ page }) => {
    await page.goto('/pessoas?colunas=name,document,birthDate,age,legalCapacity,mainFunction,mainDepartment,city,phone,status')
    await page.locator('main tbody tr td a').first().waitFor()
    await page.setViewportSize({ width: 1047, height: 700 })
    await page.emulateMedia({ media: 'print' })
    const broken = await page.locator('.ep-list-heading').evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word)
          }
        }
        return found
      }),
    )
    expect(broken).toEqual([])
  })

  test('of a page of a list on upright paper holds every column, and says that there are more records', repeats(true), async ({ page }) => {
    await page.goto('/pessoas')
    await page.locator('main tbody tr td a').first().waitFor()
    const columns = await page.locator('.ep-list-head > .ep-list-cell').count()
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    expect(
      await page.locator('.ep-list-head > .ep-list-cell').evaluateAll((heads) => heads.filter((head) => head.checkVisibility()).length),
    ).toBe(columns)
    await expect(page.getByText('Só esta página está impressa')).toBeVisible()
    await page.locator('main tbody tr').first().hover()
    expect(
      await page
        .locator('main tbody tr td')
        .nth(2)
        .evaluate((cell) => getComputedStyle(cell).backgroundColor),
    ).toBe('rgba(0, 0, 0, 0)')
  })

  test('keeps masked values masked, also one that was shown', async ({ page }) => {
    await page.goto('/pessoas')
    await page.locator('main tbody tr td a').first().waitFor()
    await page
      .getByRole('button', { name: /^Revelar o CPF de/ })
      .first()
      .click()
    await expect(page.locator('main tbody tr').first()).toContainText(/\d{3}\.\d{3}\.\d{3}-\d\d/)
    await page.emulateMedia({ media: 'print' })
    const table = await page.locator('table').innerText()
    expect(table).toMatch(/\*\*\*\.\d{3}\.\d{3}-\*\*/)
    expect(table).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d\d/)
  })

  test('of a form shows every section and nothing to press', async ({ page }) => {
    await page.goto('/pessoas/4')
    await page.locator('main form input:enabled').first().waitFor()
    const sections = page.locator('.ep-section-title')
    await expect(sections).toHaveCount(9)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.ep-print-head')).toContainText('Pessoa #4')
    for (const section of await sections.all()) await expect(section).toBeVisible()
    expect(await shown(page, ['.ep-form-bar', '.ep-form-commands', '.ep-section-nav', '.ep-form button', '.ep-form-back'])).toEqual([])
    const { width, height } = await printed(page)
    expect([Math.round(width / 2.835), Math.round(height / 2.835)]).toEqual([210, 297])
  })

  test('of a lot holds the balance of each item, and its whole table', async ({ page }) => {
    await page.goto('/administrativo/solicitacoes-servico/licitacoes/1/lotes/1')
    await page.locator('.ep-balance').first().waitFor()
    await page.locator('.ep-table tbody tr').first().waitFor()
    await page.setViewportSize({ width: 702, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const balance = page.locator('.ep-balance').first()
    for (const words of [/\d consumidos?$/, /\d reservados?$/])
      await expect(balance.locator('.ep-balance-part').filter({ hasText: words }).getByText(words)).toBeVisible()
    await expect(balance.locator('.ep-balance-result')).toBeVisible()
    // A table that is cut ends behind its box.
    const ends = await page.locator('.ep-table-box').evaluateAll((boxes) =>
      boxes.map((box) => {
        const last = [...box.querySelectorAll('.ep-table thead th')].filter((head) => head.checkVisibility()).at(-1)
        return (last?.getBoundingClientRect().right ?? 0) - box.getBoundingClientRect().right
      }),
    )
    expect(Math.max(...ends)).toBeLessThanOrEqual(1)
    expect(await page.locator('.ep-table-scroll').evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).overflowX))).toEqual(
      ends.map(() => 'visible'),
    )
  })

  test('of a lot begins its table on the first sheet, and repeats the headings on the next', repeats(true), async ({ page }) => {
    await page.goto('/administrativo/solicitacoes-servico/licitacoes/1/lotes/1')
    await page.locator('.ep-table tbody tr').first().waitFor()
    await page.locator('.ep-ledger-table').waitFor()
    const sheets = pdfPages(await page.pdf({ preferCSSPageSize: true }))
    const headed = sheets.map((words) => words.replaceAll(/\s/g, '').includes('Preçoadjudicado'))
    expect(headed.slice(0, 2)).toEqual([true, true])
    const [first = ''] = await page.locator('.ep-table .ep-link-code').allInnerTexts()
    expect(sheets[0]?.replaceAll(/\s/g, '')).toContain(first)
  })

  test('of a field puts its currency beside its amount', repeats(true), async ({ page }) => {
    await page.goto('/administrativo/solicitacoes-servico/licitacoes/1')
    await page.locator('.ep-field-money').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.ep-field-money .ep-field-affix').evaluateAll(([affix]) => affix && getComputedStyle(affix).position)).toBe(
      'static',
    )
  })

  test('of requests to be decided has nothing to press', repeats(true), async ({ page }) => {
    await page.goto('/administrativo/solicitacoes-servico/solicitacoes?status=enviada')
    await page.locator('.ep-list-decide').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await shown(page, ['.ep-list-decide'])).toEqual([])
  })

  test('keeps a CPF that was revealed from who finds the sheet', async ({ page }) => {
    await page.goto('/pessoas/4')
    const cpf = page.getByRole('textbox', { name: /^CPF/ }).first()
    await page.getByRole('button', { name: 'Mostrar CPF' }).first().click()
    await expect(cpf).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d\d$/)
    const hiding = () => cpf.evaluate((input) => getComputedStyle(input).getPropertyValue('-webkit-text-security'))
    expect(await hiding()).toBe('none')
    await page.emulateMedia({ media: 'print' })
    expect(await hiding()).toBe('disc')
  })

  test('is dark on white, in the dark scheme too', repeats(true), async ({ page }) => {
    await page.goto('/administrativo/departamentos/4')
    await page.getByRole('textbox', { name: /^Nome/ }).waitFor()
    await page.evaluate(() => document.documentElement.classList.add('app-dark'))
    await page.emulateMedia({ media: 'print' })
    const looks = await page.evaluate(() => {
      const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body)
      const grounds = ['body', '.ep-root', '.ep-shell', '.ep-card'].map((selector) => styleOf(selector).backgroundColor)
      return { grounds, scheme: getComputedStyle(document.documentElement).colorScheme, text: styleOf('.ep-form-title').color }
    })
    expect(looks.grounds).toEqual(Array.from({ length: 4 }, () => 'rgba(0, 0, 0, 0)'))
    expect(looks.scheme).toBe('light')
    const brightest = Math.max(...(looks.text.match(/\d+/g) ?? []).map(Number))
    expect(brightest).toBeLessThan(80)
  })
})

/** The visible ones of these selectors. */
function shown(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    (all) => all.filter((selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())),
    [...selectors],
  )
}

/** Width and height of the first sheet in points, and the number of sheets. */
async function printed(page: Page): Promise<{ readonly width: number; readonly height: number; readonly sheets: number }> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file) ?? []
  return { width: Number(width), height: Number(height), sheets: (file.match(/\/Type \/Page\b/g) ?? []).length }
}
