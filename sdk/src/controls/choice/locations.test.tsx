import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formScreen } from '../../form/frame/formScreen.js'
import { type Rendered, renderForm } from '../../form/frame/renderForm.testkit.js'
import { region } from '../../resources/service-memos/region/resource.js'

const RegionForm = formScreen(region)
let form: Rendered
afterEach(() => form.unmount())

it('offers the cities nearest to the seat first, with their distance, and draws where they lie', async () => {
  form = renderForm(<RegionForm params={{ id: '1' }} />, {
    address: '/administrativo/solicitacoes-servico/regioes/1',
    world: {
      resources: [region],
      records: {
        region: [{ id: 1, name: 'Pato Branco', type: 'regional-esporte', code: 'ERE-09', seatCityId: 4118501, cityIds: [4118501] }],
      },
    },
  })
  const available = page.getByRole('group', { name: /^Disponíveis/ })
  const offered = () =>
    available
      .getByRole('button')
      .elements()
      .map((row) => row.textContent)
  await expect.poll(offered).toEqual([expect.stringMatching(/^Curitiba 353 km/), expect.stringMatching(/^Londrina 3\d\d km/)])
  const search = page.getByRole('searchbox')
  for (const written of ['Londrina/PR', 'londrina - pr', 'Londrina (PR)']) {
    await search.fill(written)
    await expect.poll(offered).toEqual([expect.stringMatching(/^Londrina 3\d\d km/)])
  }
  await search.fill('Londrina/SC')
  await expect.poll(offered).toEqual([])
  await search.fill('')
  const states = () => [...document.querySelectorAll('.ep-locations-map circle')].map((dot) => dot.getAttribute('data-state'))
  const count = (state: string) => states().filter((each) => each === state).length
  await expect.poll(() => [count('chosen'), count('free'), count('near')]).toEqual([1, 2, 1])
  await available.getByRole('button', { name: /Londrina/ }).click()
  await expect.poll(() => count('chosen')).toBe(2)
})

it('says from where to where a city moves, and when its region would have none left', async () => {
  const office = (id: number, name: string, cityIds: readonly number[], more: object = {}) => ({
    ...{ id, name, type: 'regional-esporte', code: `ERE-0${id}`, seatCityId: 4118501, cityIds },
    ...more,
  })
  const [patoBranco, curitiba, londrina] = [4118501, 4106902, 4113700]
  form = renderForm(<RegionForm params={{ id: '1' }} />, {
    address: '/administrativo/solicitacoes-servico/regioes/1',
    world: {
      resources: [region],
      records: { region: [office(1, 'Sudoeste', [patoBranco]), office(2, 'Regional Norte', [curitiba, londrina])] },
    },
  })
  const available = page.getByRole('group', { name: /^Disponíveis/ })
  const chosen = page.getByRole('group', { name: /^Escolhidos/ })
  await available.getByRole('button', { name: /^Curitiba.*hoje em Regional Norte/ }).click()
  await expect.element(chosen.getByRole('button', { name: /^Curitiba.*passa de Regional Norte para Sudoeste/ })).toBeVisible()
  await expect.element(chosen.getByText(/organizações, eventos, .* continua na região de antes/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Nome' }).fill('')
  await expect.element(chosen.getByRole('button', { name: /^Curitiba.*sai de Regional Norte/ })).toBeVisible()
  const other = available.getByRole('button', { name: /^Londrina.*Regional Norte ficaria sem municípios/ })
  await expect.element(other).toBeDisabled()
  await page.getByRole('searchbox', { name: 'Buscar em Municípios' }).fill('londrina')
  await userEvent.keyboard('{Enter}')
  await expect.element(chosen.getByRole('button', { name: /^Londrina/ })).not.toBeInTheDocument()
  await chosen.getByRole('button', { name: /^Curitiba/ }).click()
  await expect.element(available.getByRole('button', { name: /^Londrina.*hoje em Regional Norte/ })).toBeEnabled()
})
