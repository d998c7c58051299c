import { expect, test } from 'vitest'
import { fromCanteen, fromEvent, fromOrganization } from './fillByTarget.js'

const address = { zipCode: '87013000', street: 'Avenida Brasil', number: '10', neighborhood: 'Centro', stateId: 41, cityId: 4115200 }
const filled = [
  ['address.zipCode', '87013000'],
  ['address.street', 'Avenida Brasil'],
  ['address.number', '10'],
  ['address.complement', null],
  ['address.neighborhood', 'Centro'],
  ['address.stateId', 41],
  ['address.cityId', 4115200],
]

test('a visit begins at the place of its canteen', async () => {
  const read = (path: string) => Promise.resolve(path === '/competicoes/evento/3/refeitorios/7' ? { placeName: 'Ginásio', address } : null)
  expect(await fromCanteen(7, { eventId: 3 }, read)).toEqual({ values: [['placeName', 'Ginásio'], ...filled] })
})

test('or at the seat of its organization, as far as it is known', async () => {
  const read = () => Promise.resolve({ companyName: 'Liga de Vôlei', tradeName: null, address: null })
  const blank = filled.map(([key]) => [key, null])
  expect(await fromOrganization(7, {}, read)).toEqual({ values: [['placeName', 'Liga de Vôlei'], ...blank] })
})

test('or at the place of its event, which says nothing of a canteen', async () => {
  const path = '/administrativo/solicitacoes-servico/solicitacoes/inicio?evento=3'
  const read = (asked: string) => Promise.resolve(asked === path ? { event: { place: 'Ginásio', address } } : null)
  expect(await fromEvent(3, { targetType: 'evento' }, read)).toEqual({ values: [['placeName', 'Ginásio'], ...filled] })
  expect(await fromEvent(3, { targetType: 'refeitorio' }, read)).toEqual({ values: [] })
})
