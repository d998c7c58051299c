import { expect, field, nobody, signIn, test } from '../clerk.js'

test.use({ storageState: nobody })

test('on a computer whose clock stands in 2024, a birth date of 2025 is not in the future, and the clock is named once', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block' })
  await context.clock.setSystemTime('2024-03-10T12:00:00Z')
  const page = await context.newPage()
  await signIn(page)
  await expect(page.getByText(/^O relógio deste aparelho está errado: agora são/)).toHaveCount(1)
  await page.goto('/pessoas/novo')
  const birth = field(page, 'Data de nascimento')
  await birth.fill('01/02/2025')
  await birth.press('Tab')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('O cadastro contém informações inválidas')).toBeVisible()
  await expect(page.getByText(/não pode ser futura/)).toHaveCount(0)
  await context.close()
})
