import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderForm, type Rendered } from '../../../../form/frame/renderForm.testkit.js'
import { success } from '../../../../testing/answers.js'
import { event } from '../../event/resource.js'
import { CanteenForm } from '../CanteenForm.js'
import { canteen } from '../resource.js'
import { canteenSamples } from '../samples.js'

let form: Rendered
afterEach(() => form.unmount())

const [sample] = canteenSamples
const list = '/competicoes/evento/1/refeitorios'
const place = (name: string) => ({ name, address: { countryId: 76, stateId: 41, cityId: 4_118_501 } })
const beginning = (...names: readonly string[]) => ({
  operatingFrom: sample?.operatingFrom,
  operatingTo: sample?.operatingTo,
  manager: { id: 1, label: 'Ana Beatriz Souza' },
  places: names.map(place),
  meals: [],
  supply: null,
})
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

it('"save and new" begins the next canteen with its event too, and says nothing of the one before', async () => {
  form = renderForm(<CanteenForm params={{ eventoId: '1', id: 'novo' }} />, {
    address: `${list}/novo`,
    world: { resources: [canteen, event] },
  })
  form.intercept(`GET ${list}/inicio`, () => success({ data: beginning('Ginásio Municipal', 'Colégio Estadual') }))
  form.intercept(`GET ${list}/inicio`, () => success({ data: beginning('Colégio Estadual') }))
  form.intercept('GET /localidades/ceps', () =>
    success({ data: { street: 'Rua Tapajós', neighborhood: 'Centro', stateId: 41, cityId: 4_118_501 } }),
  )
  form.intercept(`POST ${list}`, () => success({ data: { ...sample, id: 50, version: 1 } }))
  await expect.element(field('Local')).toHaveValue('Ginásio Municipal')
  await userEvent.fill(field('CEP'), '85501-000')
  await expect.element(page.getByText('Conforme outros cadastros. Confira.')).toBeVisible()
  await userEvent.fill(field('Número'), '100')
  await userEvent.fill(field('Lugares'), '300')
  await userEvent.click(page.getByRole('button', { name: 'Salvar e novo' }))
  await expect.element(field('Local')).toHaveValue('Colégio Estadual')
  await expect.element(field('CEP')).toHaveValue('')
  await expect.element(page.getByText('Conforme outros cadastros. Confira.')).not.toBeInTheDocument()
})

it('chooses the item of a meal only where one can be meant, and otherwise asks which', async () => {
  form = renderForm(<CanteenForm params={{ eventoId: '1', id: 'novo' }} />, {
    address: `${list}/novo`,
    world: { resources: [canteen, event] },
  })
  const meal = (type: string, startTime: string, endTime: string) => ({
    ...{ type, startTime, endTime, service: 'marmitex', expectedPerDay: 100, maxPerPerson: 1 },
  })
  const supply = {
    tender: { id: 1, label: 'Pregão 118/2026' },
    lot: { id: 1, label: 'Lote 1' },
    request: null,
    items: [
      { type: 'almoco', item: { id: 11, label: 'Almoço vegetariano' } },
      { type: 'almoco', item: { id: 12, label: 'Refeição tipo marmitex, almoço' } },
      { type: 'jantar', item: { id: 13, label: 'Refeição tipo marmitex, jantar' } },
    ],
  }
  const meals = [meal('almoco', '11:00', '14:00'), meal('jantar', '18:00', '21:00')]
  form.intercept(`GET ${list}/inicio`, () => success({ data: { ...beginning('Ginásio Municipal'), meals, supply } }))
  const question = page.getByText('Qual item do lote é esta refeição? Almoço vegetariano; Refeição tipo marmitex, almoço').first()
  await expect.element(question).toBeVisible()
  const items = page.getByRole('combobox', { name: /Item do lote/ })
  await expect.element(items.nth(0)).toHaveValue('')
  await expect.element(items.nth(1)).toHaveValue('Refeição tipo marmitex, jantar')
})
