import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
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
  const states = () => [...document.querySelectorAll('.ep-locations-map circle')].map((dot) => dot.getAttribute('data-state'))
  const count = (state: string) => states().filter((each) => each === state).length
  await expect.poll(() => [count('chosen'), count('free'), count('near')]).toEqual([1, 2, 1])
  await available.getByRole('button', { name: /Londrina/ }).click()
  await expect.poll(() => count('chosen')).toBe(2)
})
