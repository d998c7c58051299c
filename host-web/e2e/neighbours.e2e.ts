import { expect, field, test } from './clerk.js'
import { departmentDraft, departments, unique } from './records.js'

test('from a list one leafs through its records, over its pages, and Back leads to it', async ({ page, records }) => {
  const mark = unique()
  for (let number = 11; number <= 21; number += 1) {
    await records.create(departments, departmentDraft({ name: `Folha ${mark} ${number}` }))
  }
  const list = `${departments}?por_pagina=10&ordem=name&busca=${mark}`
  await page.goto(list)
  await page.getByRole('link', { name: `Folha ${mark} 19` }).click()
  const nav = page.getByRole('navigation', { name: 'Registros da lista' })
  await expect(nav).toContainText('9 de 11')
  await nav.getByRole('button', { name: 'Próximo registro' }).click()
  await expect(field(page, 'Nome')).toHaveValue(`Folha ${mark} 20`)
  await page.keyboard.press('Alt+PageDown')
  await expect(field(page, 'Nome')).toHaveValue(`Folha ${mark} 21`)
  await expect(nav).toContainText('11 de 11')
  await expect(nav.getByRole('button', { name: 'Próximo registro' })).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(nav).toContainText('11 de 11')
  await expect(nav.getByRole('button', { name: 'Registro anterior' })).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Alt+PageUp')
  await expect(field(page, 'Nome')).toHaveValue(`Folha ${mark} 20`)

  // Whoever checks one field of many records stays in it, and a save on its way is no reason to ask.
  await field(page, 'Ramal').fill('4321')
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Alt+PageUp')
  await expect(field(page, 'Nome')).toHaveValue(`Folha ${mark} 19`)
  await expect(field(page, 'Ramal')).toBeFocused()
  await nav.getByRole('button', { name: 'Próximo registro' }).press('Enter')
  await expect(field(page, 'Ramal')).toHaveValue('4321')
  await expect(nav.getByRole('button', { name: 'Próximo registro' })).toBeFocused()

  await field(page, 'Ramal').fill('1')
  await page.keyboard.press('Alt+PageUp')
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(field(page, 'Nome')).toHaveValue(`Folha ${mark} 20`)
  await field(page, 'Ramal').fill('4321')
  await page.goBack()
  await expect(page).toHaveURL(list)
})

test('a change that takes a record out of the list does not stop whoever works through it', async ({ page, records }) => {
  const mark = unique()
  for (const name of ['A', 'B', 'C']) await records.create(departments, departmentDraft({ name: `Folha ${mark} ${name}` }))
  await page.goto(`${departments}?ordem=name&busca=${mark}`)
  await page.getByRole('link', { name: `Folha ${mark} B` }).click()
  const nav = page.getByRole('navigation', { name: 'Registros da lista' })
  await expect(nav).toContainText('2 de 3')
  await field(page, 'Nome').fill('Já conferido')
  await page.keyboard.press('Control+s')
  await expect(nav).toContainText('Saiu da lista')
  await page.keyboard.press('Alt+PageDown')
  await expect(field(page, 'Nome')).toHaveValue(`Folha ${mark} C`)
  await expect(nav).toContainText('2 de 2')
  await expect(field(page, 'Nome')).toBeFocused()
})

test('whoever leafs on while a record is on its way is not made to wait for it', async ({ page, records }) => {
  const mark = unique()
  const create = (number: number) => records.create(departments, departmentDraft({ name: `Folha ${mark} ${number}` }))
  await create(1)
  const slow = await create(2)
  await create(3)
  await page.route(`**/api/**${departments}/${slow.id}`, () => new Promise<void>(() => undefined))
  await page.goto(`${departments}?ordem=name&busca=${mark}`)
  await page.getByRole('link', { name: `Folha ${mark} 1` }).click()
  await expect(page.getByRole('navigation', { name: 'Registros da lista' })).toContainText('1 de 3')
  await page.keyboard.press('Alt+PageDown')
  await expect(page.getByRole('navigation', { name: 'Registros da lista' })).toContainText('2 de 3')
  await page.keyboard.press('Alt+PageDown')
  await expect(field(page, 'Nome')).toHaveValue(`Folha ${mark} 3`)
})

test('a form opened by a bare link belongs to no list', async ({ page, records }) => {
  const { id } = await records.create(departments, departmentDraft())
  await page.goto(`${departments}/${id}`)
  await expect(field(page, 'Nome')).not.toHaveValue('')
  await expect(page.getByRole('navigation', { name: 'Registros da lista' })).toHaveCount(0)
})
