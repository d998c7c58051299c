import { expect, field, signIn, test } from '../clerk.js'
import { pdfPages } from '../pdfText.js'
import { people, unique } from '../records.js'

test('the dashboard begins with a sentence, and its number is that of the list that it opens', async ({ browser }) => {
  const page = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
  await signIn(page, 'gestora')
  const first = page.locator('.ep-home-first').getByRole('link')
  await expect(first).toHaveText(/^Comece pel[oa]s? .+\.$/)
  const count = /\d[\d.]*/.exec(await first.innerText())?.[0] ?? '1'
  await first.click()
  await expect(page.getByText(new RegExp(`^${count.replaceAll('.', String.raw`\.`)} registros?`)).first()).toBeVisible()
  await page.context().close()
})

test('what was typed and not saved is found again from the dashboard', async ({ page }) => {
  const name = `Maria Rascunho ${unique()}`
  await page.goto(`${people}/novo`)
  await field(page, 'Nome').fill(name)
  await expect(async () => {
    expect(await page.evaluate(keptDrafts)).toBeGreaterThan(0)
  }).toPass()
  const later = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await expect(async () => {
    await later.goto('/dashboard')
    await later
      .getByRole('region', { name: 'Rascunhos neste computador' })
      .getByRole('link', { name: /^Nova pessoa/ })
      .click({ timeout: 5000 })
  }).toPass()
  await expect(later).toHaveURL(`${people}/novo`)
  await expect(later.getByText(/Você tem alterações não salvas/)).toBeVisible()
  await later.close()
})

test('the summary of the day does not move while it loads, and is a page to print', async ({ page }) => {
  // Only shifts inside the page count; a late font moves the whole page.
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly { value: number; sources: readonly { node: Node | null }[] }[])
        if (entry.sources.some(({ node }) => (node instanceof Element ? node : node?.parentElement)?.closest('.ep-day-summary')))
          shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/painel/resumo')
  await expect(page.getByRole('heading', { name: 'Com você' })).toBeVisible()
  await expect(page.locator('.ep-day-summary [aria-busy="true"]')).toHaveCount(0)
  await expect(page.locator('.ep-day-summary-table td').first()).toHaveText(/\d/)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: readonly number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005)
  await page.emulateMedia({ media: 'print' })
  // Paper leads nowhere, and a frame would stay open where a page ends.
  const lines = await page
    .locator('.ep-day-summary-table a')
    .first()
    .evaluate((name) => [getComputedStyle(name).textDecorationLine, getComputedStyle(name.closest('table') ?? name).borderInlineStartWidth])
  expect(lines).toEqual(['none', '0px'])
  const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }))
  expect(pages.length).toBeGreaterThan(0)
  // Four sheets of the demo; long names of other tests' records may take some lines more.
  expect(pages.length).toBeLessThan(6)
  for (const part of ['Com você', 'Saldo por evento', 'Saldo por regional']) expect(pages[0]).toContain(part)
  const all = pages.join(' ')
  for (const part of ['O que mudou', 'Saldo por evento', 'Saldo por regional', 'Saldo por fornecedor']) expect(all).toContain(part)
  expect(all).not.toContain('Imprimir')
})

/** The number of drafts in this browser; 0 before the database exists. */
async function keptDrafts(): Promise<number> {
  const found = await indexedDB.databases()
  if (!found.some(({ name }) => name === 'esporte-parana-drafts')) return 0
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open('esporte-parana-drafts')
    opened.onerror = () => reject(new Error('no drafts'))
    opened.onsuccess = () => {
      const counted = opened.result.transaction('drafts').objectStore('drafts').count()
      counted.onsuccess = () => {
        opened.result.close()
        resolve(counted.result)
      }
    }
  })
}
