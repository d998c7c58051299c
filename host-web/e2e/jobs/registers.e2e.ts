import type { Locator, Page } from '@playwright/test'
import { choose, field, toast } from '../clerk.js'
import { callerOf } from '../lots.js'
import { departmentDraft, departments, regions, unique } from '../records.js'
import { expect, expectPresses, test } from './job.js'

test('job 19: a department, a function, a class level, and a region that takes a city', async ({ page, presses, records }) => {
  const mark = unique()
  const above = await records.create(departments, departmentDraft())
  const { loser, taker, city } = await twoRegions(page)

  // A department below another one, with a new head.
  await page.goto(departments)
  await page.getByRole('link', { name: 'Novo departamento' }).click()
  await field(page, 'Nome').fill(`Setor de provas ${mark}`)
  await field(page, 'Sigla').fill(`SP${mark}`.slice(0, 15))
  await typeChoice(page, 'Tipo', 'Setor')
  await choose(page, 'Departamento superior', String(above.name))
  await choose(page, 'Responsável', 'Ana Paula Ribeiro')
  await field(page, 'E-mail').fill('provas@esporte.pr.gov.br')
  await presses.detour(async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(field(page, 'Responsável')).toHaveValue('Ana Paula Ribeiro')
  })
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()

  // A function, in a dialog over its list.
  await presses.detour(() => page.goto('/administrativo/funcoes'))
  await page.getByRole('link', { name: 'Nova função' }).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Nome').fill(`Função de provas ${mark}`)
  await field(dialog, 'Código').fill(`F${mark}`.slice(0, 12))
  await typeChoice(dialog, 'Categoria', 'Voluntário')
  await page.keyboard.press('Control+s')
  await expect(dialog).toHaveCount(0)

  // A class level.
  await presses.detour(() => page.goto('/escola/niveis-turma'))
  await page.getByRole('link', { name: 'Novo nível de turma' }).click()
  await field(dialog, 'Nome').fill(`Nível ${mark}`)
  await typeChoice(dialog, 'Dimensão', 'Excelência')
  await field(dialog, 'Idade mínima').fill('12')
  await field(dialog, 'Idade máxima').fill('14')
  await field(dialog, 'Vagas').fill('20')
  await field(dialog, 'Carga semanal').fill('6')
  await page.keyboard.press('Control+s')
  await expect(dialog).toHaveCount(0)

  // A region takes a city from another one, and says what follows; a seat it cannot have.
  await presses.detour(() => page.goto(`${regions}/${taker.id}`))
  const search = page.getByRole('searchbox', { name: 'Buscar em Municípios' })
  await presses.detour(async () => {
    await search.fill(loser.seatCity.label)
    const seat = page.getByRole('group', { name: /^Disponíveis/ }).getByRole('button', { name: new RegExp(`sede de ${loser.name}`) })
    await expect(seat).toBeDisabled()
  })
  await search.fill(city.label)
  await search.press('Enter')
  await expect(page.getByText(`${city.label} – passa de ${loser.name} para ${taker.name}`)).toBeInViewport()
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()

  await presses.detour(async () => {
    // The other region's clerk reads its cities and its history.
    await page.goto(`${regions}/${loser.id}`)
    const chosen = page.getByRole('group', { name: /^Escolhidos/ })
    await expect(chosen.getByRole('button', { name: new RegExp(`^${loser.seatCity.label}`) })).toBeVisible()
    await expect(chosen.getByRole('button', { name: new RegExp(`^${city.label} `) })).toHaveCount(0)
    await page.goto(`${departments}?busca=${encodeURIComponent(`Setor de provas ${mark}`)}`)
    await expect(page.getByRole('row', { name: `Setor de provas ${mark}` })).toContainText('Ana Paula Ribeiro')
  })
  expectPresses(19, presses, 25)
})

/** Types the name of an option and goes on with Tab, as a clerk at the keyboard does. */
async function typeChoice(scope: Page | Locator, label: string, option: string): Promise<void> {
  const box = field(scope, label)
  await box.fill(option)
  await expect(scope.getByRole('option', { name: option }).first()).toBeVisible()
  await box.press('Tab')
  await expect(box).toHaveValue(option)
}

interface Place {
  readonly id: number
  readonly label: string
}

interface District {
  readonly id: number
  readonly name: string
  readonly cities: readonly Place[]
  readonly seatCity: Place
}

/** Two education districts of the demonstration, and a city of the first that is not its seat. */
async function twoRegions(page: Page) {
  const { read } = await callerOf(page)
  const listed = await read<readonly { readonly id: number; readonly cityCount: number }[]>(
    `${regions}?type=nucleo-educacao&status=ativo&ordem=code&por_pagina=100`,
  )
  const [one, other] = listed.filter(({ cityCount }) => cityCount > 4)
  const [loser, taker] = [await read<District>(`${regions}/${one?.id}`), await read<District>(`${regions}/${other?.id}`)]
  const city = loser.cities.find(({ id }) => id !== loser.seatCity.id)
  if (!city) throw new Error('the demonstration has no district with two cities')
  return { loser, taker, city }
}
