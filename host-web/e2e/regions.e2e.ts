import { choose, expect, field, test, toast } from './clerk.js'
import { regionDraft, regions } from './records.js'

test('a region takes over a city: told before, told after, and refused when it is the last one', async ({ page, records }) => {
  const loser = await records.create(regions, regionDraft({ cityIds: [4100509, 4100608] }))
  const { name, code } = regionDraft()
  await page.goto(regions)
  await page
    .getByRole('link', { name: 'Nova região' })
    .or(page.getByRole('button', { name: 'Nova região' }))
    .first()
    .click()
  await field(page, 'Nome').fill(name)
  await choose(page, 'Tipo', 'Núcleo de educação')
  await field(page, 'Código').fill(code)
  await choose(page, 'Município-sede', 'Altônia')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('group', { name: /^Municípios/ }).getByText('Obrigatório', { exact: true })).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Buscar em Municípios' })
  await search.fill('altonia')
  const available = page.getByRole('group', { name: /^Disponíveis/ })
  await expect(available.getByRole('button', { name: /^Altônia/ })).toContainText(`hoje em ${String(loser.name)}`)
  await search.press('Enter')
  const chosen = page.getByRole('group', { name: /^Escolhidos/ })
  await expect(chosen.getByRole('button', { name: /^Altônia/ })).toContainText(`sai de ${String(loser.name)}`)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  expect((await records.read(regions, loser.id)).cityIds).toEqual([4100608])

  // The other city cannot be chosen, because its region would have no city left.
  await search.fill('alto parana')
  await expect(available.getByRole('button', { name: /^Alto Paraná/ })).toBeDisabled()
  await expect(available.getByRole('button', { name: /^Alto Paraná/ })).toContainText(`único de ${String(loser.name)}`)
})

test('the region of a city is found in the list', async ({ page, records }) => {
  const region = await records.create(regions, regionDraft({ cityIds: [4101051] }))
  await page.goto(`${regions}?cityId=4101051&type=nucleo-educacao`)
  await expect(page.getByRole('row', { name: String(region.name) })).toBeVisible()
  await page.goto(`${regions}?busca=anahy`)
  await expect(page.getByRole('row', { name: String(region.name) })).toBeVisible()
})
