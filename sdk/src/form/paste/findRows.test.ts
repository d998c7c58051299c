import { expect, test } from 'vitest'
import { createTranslator } from '../../locale/createTranslator.js'
import { catalogue } from '../../locale/pt-BR/catalogue.js'
import { itemFieldset } from '../../resources/service-memos/service-request/parts/fieldsets.js'
import { findRows } from './findRows.js'

const row = (id: number, code: string, label: string, balance = '10') => ({
  id,
  material: { code, label },
  unitCode: 'UN',
  balance,
  unitPrice: '2.50',
})
const items = [row(1, '0310.00001', 'Bola de futebol'), row(2, '0310.00002', 'Bola de vôlei'), row(3, '0310.00003', 'Rede', '0')]
const find = (texts: readonly string[], lotId: number | null = 7) =>
  findRows(texts, {
    api: { get: () => Promise.resolve({ data: { id: 7, version: 1, items } }) as never },
    control: itemFieldset.fields.lotItemId as never,
    values: {},
    record: { tenderId: 4, lotId },
    format: createTranslator('pt-BR', catalogue),
  })

test('names and codes mean a row, with its price', async () => {
  const found = await find(['bola de FUTEBOL', '0310.00002', '0310.00002 – Bola de vôlei', 'futebol'])
  const ball = { link: { id: 1, label: 'Bola de futebol' }, fill: { unitPrice: '2.50' } }
  const other = { link: { id: 2, label: 'Bola de vôlei' }, fill: { unitPrice: '2.50' } }
  expect([...found.values()]).toEqual([ball, other, other, ball])
})

test('several rows, none, and one of which nothing is left are told apart', async () => {
  const codes = [...(await find(['bola', 'Taça', 'Rede'])).values()].map((each) => ('code' in each ? each.code : 'link'))
  expect(codes).toEqual(['unclear', 'unread', 'barred'])
})

test('without the other record nothing is found', async () => {
  expect((await find(['Rede'], null)).get('Rede')).toEqual({ code: 'unread', params: { value: 'Rede' } })
})
