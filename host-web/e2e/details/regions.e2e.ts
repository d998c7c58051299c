import { choose, doWithRecord, expect, field, test, toast } from '../clerk.js'
import { departmentDraft, departments, regionDraft, regions, unique } from '../records.js'

test('a region takes over a city: told before, told after, and refused when it is the last one', async ({ page, records }) => {
  // A second attempt needs other cities: the first one's region keeps only one.
  const [taken, kept] =
    test.info().retry === 0
      ? [
          { id: 4100509, name: 'Altônia', typed: 'altonia' },
          { id: 4100608, name: 'Alto Paraná', typed: 'alto parana' },
        ]
      : [
          { id: 4102109, name: 'Astorga', typed: 'astorga' },
          { id: 4102208, name: 'Atalaia', typed: 'atalaia' },
        ]
  const loser = await records.create(regions, regionDraft({ cityIds: [taken.id, kept.id] }))
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
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('group', { name: /^Municípios/ }).getByText('Obrigatório', { exact: true })).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Buscar em Municípios' })
  await search.fill(taken.typed)
  const available = page.getByRole('group', { name: /^Disponíveis/ })
  await expect(available.getByRole('button', { name: new RegExp(`^${taken.name}`) })).toContainText(`hoje em ${String(loser.name)}`)
  // The seat is one of its own cities.
  await choose(page, 'Município-sede', taken.name)
  const chosen = page.getByRole('group', { name: /^Escolhidos/ })
  await expect(chosen.getByRole('button', { name: new RegExp(`^${taken.name}`) })).toContainText(
    `passa de ${String(loser.name)} para ${name}`,
  )
  // The other city cannot be chosen as well, because it is the seat of its region.
  const other = available.getByRole('button', { name: new RegExp(`^${kept.name}`) })
  await search.fill(kept.typed)
  await expect(other).toBeDisabled()
  await expect(other).toContainText(`sede de ${String(loser.name)}`)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  expect((await records.read(regions, loser.id)).cityIds).toEqual([kept.id])

  await search.fill(kept.typed)
  await expect(other).toBeDisabled()
  await expect(other).toContainText(`único de ${String(loser.name)}`)
})

test('the region of a city is found in the list', async ({ page, records }) => {
  const region = await records.create(regions, regionDraft({ cityIds: [4101051] }))
  await page.goto(`${regions}?cityId=4101051&type=nucleo-educacao`)
  await expect(page.getByRole('row', { name: String(region.name) })).toBeVisible()
  await page.goto(`${regions}?busca=anahy`)
  await expect(page.getByRole('row', { name: String(region.name) })).toBeVisible()
})

test('a region is changed, and a code or name of another one is told before saving', async ({ page, records }) => {
  // A second attempt needs other cities: those of the first one are the only ones of its regions.
  const [one, two] = test.info().retry === 0 ? [4101606, 4101705] : [4101804, 4102000]
  const known = await records.create(regions, regionDraft({ cityIds: [one] }))
  const region = await records.create(regions, regionDraft({ cityIds: [two] }))
  await page.goto(`${regions}/${region.id}`)
  const exists = page.getByText(/^Já existe:/)
  await field(page, 'Código').fill(String(known.code))
  await field(page, 'Nome').focus()
  await expect(exists).toContainText(String(known.name))
  await field(page, 'Código').fill(String(region.code))
  await expect(exists).toBeHidden()
  await field(page, 'Nome').fill(String(known.name).toUpperCase())
  await field(page, 'Código').focus()
  await expect(exists).toContainText(String(known.name))
  const name = `Região renovada ${unique()}`
  await field(page, 'Nome').fill(name)
  await page.getByRole('searchbox', { name: 'Buscar em Municípios' }).fill('ariranha')
  await page.getByRole('button', { name: /^Ariranha do Ivaí/ }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  expect(await records.read(regions, region.id)).toMatchObject({ name, cityIds: [two, 4101853], version: 2 })
})

test('a region in use is inactivated after what uses it has moved', async ({ page, records }) => {
  const office = (name: string, cityIds: readonly number[]) =>
    records.create(regions, regionDraft({ name, type: 'regional-esporte', cityIds }))
  const mark = unique()
  const [one, two] = test.info().retry === 0 ? [4100202, 4100301] : [4100400, 4100459]
  const old = await office(`Regional ${mark} velha`, [one])
  const heir = await office(`Regional ${mark} nova`, [two])
  const department = await records.create(departments, departmentDraft({ kind: 'escritorio-regional', regionId: old.id }))
  await page.goto(`${regions}/${old.id}`)
  await doWithRecord(page, 'Inativar')
  const notice = page.getByRole('alert').filter({ hasText: 'Outros registros dependem deste' })
  await expect(notice).toContainText(`Departamento: ${String(department.name)}`)
  await notice.getByRole('button', { name: 'Reatribuir…' }).click()
  const dialog = page.getByRole('dialog', { name: `Reatribuir o que depende de Regional ${mark} velha` })
  await choose(dialog, 'Passar para', `Regional ${mark} nova`)
  await dialog.getByRole('button', { name: 'Reatribuir e inativar' }).click()
  await expect(toast(page, 'Situação alterada para Inativo')).toBeVisible()
  expect(await records.read(departments, department.id)).toMatchObject({ regionId: heir.id })
  expect(await records.read(regions, old.id)).toMatchObject({ status: 'inativo' })
})
