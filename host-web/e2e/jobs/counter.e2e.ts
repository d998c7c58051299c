import { expect, test } from './job.js'

test('the counter of jobs counts a click, a typed field, a choice and an acting key once each, and no detour', async ({
  page,
  presses,
}) => {
  await page.goto('/administrativo/departamentos')
  await page.getByRole('link', { name: 'Novo departamento' }).click()
  await page.getByRole('textbox', { name: 'Nome', exact: true }).click()
  await page.getByRole('textbox', { name: 'Nome', exact: true }).pressSequentially('Conta presses')
  await page.getByRole('textbox', { name: 'Sigla', exact: true }).fill('CP')
  await expect.poll(() => presses.count()).toBe(3)
  await presses.detour(async () => {
    await page.keyboard.press('Control+s')
    await page.getByRole('textbox', { name: 'Sigla', exact: true }).fill('CPX')
  })
  expect(presses.count()).toBe(3)
  await page.keyboard.press('Control+s')
  await expect.poll(() => presses.count()).toBe(4)
})
