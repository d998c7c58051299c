import { pdfPages } from '../pdfText.js'
import { expect, expectPresses, test } from './job.js'

test('a director reads in the first minute what waits, ends and changed, and prints what is left', async ({ page, presses }) => {
  // The browser's own dialog cannot be seen here; the page is printed below.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto('/dashboard')
  for (const name of ['Com você', 'O que mudou', 'Vencimentos']) await expect(page.getByRole('heading', { name }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Resumo do dia e saldos' }).click()
  const balanceBy = (by: string) => page.getByRole('region', { name: `Saldo por ${by}` })
  for (const balance of ['evento', 'regional', 'fornecedor'].map(balanceBy)) {
    await expect(balance.getByRole('row').nth(1)).toContainText(/R\$.*R\$.*R\$.*(acaba em|dura até o fim)/)
    await expect(balance.getByRole('columnheader')).toHaveText([
      'De quem',
      'Comprometido',
      'Consumido',
      'Disponível, também a outros',
      'Previsão',
    ])
  }

  await presses.detour(async () => {
    const supplier = balanceBy('fornecedor').getByRole('link').first()
    const name = (await supplier.textContent()) ?? ''
    await supplier.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await page.goBack()
    await expect(balanceBy('fornecedor')).toContainText(name)
    await page.reload()
    await expect(balanceBy('evento').getByRole('row').nth(1)).toBeVisible()
  })

  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  const printed = pdfPages(await page.pdf({ preferCSSPageSize: true })).join(' ')
  for (const words of ['Saldo por evento', 'Saldo por regional', 'Saldo por fornecedor', 'O que vence em 60 dias'])
    expect(printed).toContain(words)
  expectPresses(20, presses, 6)
})
