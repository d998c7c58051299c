import type { Page } from '@playwright/test'
import { expect, field, repeats, test, toast } from '../clerk.js'
import { departmentDraft, departments, functionDraft, functions, newCpf, people, personDraft, type Records, unique } from '../records.js'

// Skeleton rows have no record.
const rows = (page: Page) => page.locator('tbody tr[data-row]')

test('the address holds search, filters, order, page and size', async ({ page }) => {
  // A narrower window hides the date of birth.
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto(people)
  await page.getByRole('button', { name: 'Data de nascimento' }).click()
  await expect(page).toHaveURL(/ordem=birthDate/)
  await expect(page.getByRole('columnheader', { name: 'Data de nascimento' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Data de nascimento' }).click()
  await expect(page).toHaveURL(/ordem=-birthDate/)
  // Set by the address, because a manual choice would be stored for the user, whom other tests share.
  await page.goto(`${people}?ordem=-birthDate&por_pagina=10`)
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByRole('region', { name: 'Filtros' }).getByText('Menor de idade').click()
  await expect(page).toHaveURL(/legalCapacity=menor/)
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL(/pagina=2/)
  const found = page.waitForResponse(/pessoas\?.*busca=silva/)
  await page.getByRole('textbox', { name: 'Buscar em pessoas' }).fill('silva')
  await expect(page).toHaveURL(/busca=silva/)
  await found
  const address = page.url()
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    ordem: '-birthDate',
    por_pagina: '10',
    legalCapacity: 'menor',
    busca: 'silva',
  })
  await expect(page.locator('[data-stale]')).toHaveCount(0)
  const shown = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')))
  await page.reload()
  await expect(rows(page)).toHaveCount(shown.length)
  expect(await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')))).toEqual(shown)
  await expect(page.getByRole('textbox', { name: 'Buscar em pessoas' })).toHaveValue('silva')
  await page.getByRole('button', { name: 'Remover o filtro Capacidade civil' }).click()
  await expect(page).not.toHaveURL(/legalCapacity/)
})

test('a CPF reaches no address while it is typed, nor the numbers a person is chosen by', async ({ page, records }) => {
  const cpf = newCpf()
  const { id, name } = await records.create(people, personDraft({ cpf }))
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
  page.on('framenavigated', (frame) => addresses.push(decodeURIComponent(frame.url())))
  await page.goto(people)
  const box = page.getByRole('textbox', { name: 'Buscar em pessoas' })
  for (const typed of [cpf.slice(0, 5), `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}`]) {
    const asked = page.waitForRequest((request) => request.url().endsWith('/busca') && request.postData()?.includes(typed) === true)
    await box.fill(typed)
    await asked
  }
  await expect(page).toHaveURL(new RegExp(`busca=%23${id}$`))
  await expect(page.getByRole('row', { name: String(name) })).toBeVisible()
  await expect(box).toHaveValue(/^\d{3}\.\d{3}\.\d{3}$/)
  await page.goto(`${departments}/novo`)
  await field(page, 'Responsável').fill(cpf.slice(0, 9))
  await expect(page.getByRole('option', { name: String(name) })).toBeVisible()
  const parts = [`busca=${cpf.slice(0, 5)}`, cpf.slice(0, 7), `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}`]
  expect(addresses.filter((address) => parts.some((part) => address.includes(part)))).toEqual([])
})

test('Back brings page, scroll and focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(`${people}?pagina=3`)
  const link = rows(page).nth(20).getByRole('link')
  await expect(link).toBeVisible()
  const name = await link.innerText()
  await link.scrollIntoViewIfNeeded()
  // The browser tells of a scroll with its next frame.
  const scroll = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)))),
  )
  expect(scroll).toBeGreaterThan(200)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(`${people}?pagina=3`)
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scroll)).toBeLessThan(40)
  await page.reload()
  await expect(page).toHaveURL(`${people}?pagina=3`)
})

test('arrows, Space, Page Down and Enter work in the rows', async ({ page }) => {
  await page.goto(people)
  await expect(rows(page)).toHaveCount(25)
  await rows(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('toolbar')).toContainText('1 selecionado')
  await page.keyboard.press('Space')
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(/pagina=2/)
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pessoas\/\d+\?de=/)
})

test('several records are inactivated, activated and deleted together', async ({ page, records }) => {
  const mark = unique()
  for (const place of [1, 2, 3]) await records.create(functions, functionDraft({ name: `Prova ${mark} ${place}` }))
  await page.goto(`${functions}?busca=${mark}`)
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Selecionar esta página' }).check()
  const bar = page.getByRole('toolbar', { name: 'Ações para os selecionados' })
  await expect(bar).toContainText('3 selecionados')
  await bar.getByRole('button', { name: 'Inativar' }).click()
  await expect(toast(page, '3 funções')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Inativo' })).toHaveCount(3)

  await page.getByRole('button', { name: `Ações de Prova ${mark} 2` }).click()
  await page.getByRole('menuitem', { name: 'Ativar' }).click()
  await expect(rows(page).filter({ hasText: 'Inativo' })).toHaveCount(2)

  await page.getByRole('checkbox', { name: 'Selecionar esta página' }).check()
  await bar.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Excluir' })).toContainText(
    'Tem certeza de que deseja excluir os 3 registros selecionados?',
  )
  await page.getByRole('button', { name: 'Não, cancelar' }).click()
  await expect(rows(page)).toHaveCount(3)
  await bar.getByRole('button', { name: 'Excluir' }).click()
  await page.getByRole('button', { name: 'Sim, excluir' }).click()
  await expect(toast(page, 'Registros excluídos')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nenhum registro encontrado' })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar a busca' }).last().click()
  await expect(rows(page).first()).toBeVisible()
})

test('what was refused is told with its reason, and the rest is done', repeats(true), async ({ page, records }) => {
  const { mark, parent } = await parentAndChild(records)
  await page.goto(`${departments}?busca=${mark}`)
  await expect(rows(page)).toHaveCount(3)
  const bar = page.getByRole('toolbar', { name: 'Ações para os selecionados' })
  const refusals = page.getByRole('dialog', { name: `Não foi possível alterar Setor ${mark} a` })
  await page.getByRole('checkbox', { name: `Selecionar Setor ${mark} a` }).check()
  await page.getByRole('checkbox', { name: `Selecionar Setor ${mark} livre` }).check()
  await bar.getByRole('button', { name: 'Inativar' }).click()
  const inTheWay = `Departamento: Setor ${mark} b`
  await expect(refusals.getByRole('listitem')).toHaveText([
    `Setor ${mark} aHá departamentos subordinados ativos.${inTheWay}Reatribuir…`,
    inTheWay,
  ])
  await expect(refusals).toContainText('Situação alterada para Inativo: 1 departamento')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: `Setor ${mark} livre` })).toContainText('Inativo')

  await page.getByRole('checkbox', { name: `Selecionar Setor ${mark} livre` }).check()
  await expect(bar).toContainText('2 selecionados')
  await bar.getByRole('button', { name: 'Excluir' }).click()
  await page.getByRole('button', { name: 'Sim, excluir' }).click()
  const undeleted = page.getByRole('dialog', { name: `Não foi possível excluir Setor ${mark} a` })
  await expect(undeleted.getByRole('listitem')).toHaveText([
    `Setor ${mark} aHá departamentos subordinados, ativos ou inativos, como Setor ${mark} b.${inTheWay}Reatribuir…`,
    inTheWay,
  ])
  await undeleted.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: `Selecionar Setor ${mark} a` })).toBeChecked()
  expect(await records.read(departments, parent)).toMatchObject({ status: 'ativo' })
})

test('deleting more than twenty asks for their number', repeats(true), async ({ page }) => {
  await page.goto(people)
  await expect(rows(page)).toHaveCount(25)
  await page.getByRole('checkbox', { name: 'Selecionar esta página' }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Excluir' }).click()
  const question = page.getByRole('alertdialog', { name: 'Excluir' })
  await expect(question.getByRole('button', { name: 'Sim, excluir' })).toBeDisabled()
  await field(question, 'Digite 25 para confirmar').fill('25')
  await expect(question.getByRole('button', { name: 'Sim, excluir' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(25)
})

async function parentAndChild(records: Records) {
  const mark = unique()
  const { id: parent } = await records.create(departments, departmentDraft({ name: `Setor ${mark} a` }))
  await records.create(departments, departmentDraft({ name: `Setor ${mark} b`, parentId: parent }))
  await records.create(departments, departmentDraft({ name: `Setor ${mark} livre` }))
  return { mark, parent }
}

test('a name that is not found is registered with what was typed, on a page and in a dialog', async ({ page }) => {
  const name = `Setor de remo ${unique()}`
  await page.goto(departments)
  await page.getByRole('textbox', { name: 'Buscar em departamentos' }).fill(name)
  await page.getByRole('link', { name: `Cadastrar “${name}”` }).click()
  await expect(page).toHaveURL(/departamentos\/novo\?busca=/)
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue(name)
  await page.goto(`${functions}?busca=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: `Cadastrar “${name}”` }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Nome/ })).toHaveValue(name)
})
