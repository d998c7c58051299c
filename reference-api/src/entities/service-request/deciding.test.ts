import type { Lot, LotProposals, PreviousPrices } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainText } from '../../records/read/searchText.js'
import { lotsOf, serviceRequests } from '../../testing/drafts.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'
import { ask, created, go, issuesOf, openLot, read, reason } from './requests.testkit.js'

let api: TestServer
let call: Call
let other: Call
let lot: Awaited<ReturnType<typeof openLot>>
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
  other = await api.signIn('gestora')
  await sql`update app_user set person_id = case username when 'admin' then 1 else 2 end`.execute(api.database)
  lot = await openLot(call, 6)
})
afterAll(() => api.close())

const analyzed = async (more: object = {}) => {
  const { draft, itemIds } = lot.take(1)
  const { id } = await created(call, draft(['2'], more))
  await go(call, id, 'send', 'analyze')
  return { id, itemId: itemIds[0] ?? 0 }
}

describe('an approval', () => {
  test('names manager and inspector with it, and the history says who they became', async () => {
    const { id } = await analyzed()
    expect(issuesOf(await ask(other, id, 'approve', { managerId: 4, inspectorId: 4 }))).toEqual([
      'inspectorId: serviceRequest.inspectorIsManager',
    ])
    expect(issuesOf(await ask(other, id, 'approve', { managerId: 4 }))).toEqual(['inspectorId: required'])
    const approved = await go(other, id, ['approve', { managerId: 4, inspectorId: 5 }])
    expect(approved).toMatchObject({ status: 'aprovada', managerId: 4, inspectorId: 5, approver: { id: 2 } })
    const { rows } = await other('GET', `${serviceRequests}/${id}/historico`)
    const [last] = rows as unknown as readonly { readonly changes: readonly { readonly field: string }[] }[]
    expect(last?.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['status', 'managerId', 'inspectorId']))
  })

  test('leaves those who stand in the request, and may not make one person both', async () => {
    const { id } = await analyzed({ managerId: 3, inspectorId: 4 })
    expect(issuesOf(await ask(other, id, 'approve', { managerId: 4 }))).toEqual(['inspectorId: serviceRequest.inspectorIsManager'])
    expect(await go(other, id, 'approve')).toMatchObject({ managerId: 3, inspectorId: 4 })
  })

  test('is marked for the requester: the record says that it is their own', async () => {
    const { id } = await analyzed({ managerId: 3, inspectorId: 4 })
    expect([(await read(call, id)).isMine, (await read(other, id)).isMine]).toEqual([true, false])
    expect(issuesOf(await ask(call, id, 'approve'))).toEqual([': serviceRequest.ownRequest'])
    const list = await call('GET', `${serviceRequests}?status=em-analise&por_pagina=100`)
    expect(list.rows.find((row) => row.id === id)?.isMine).toBe(true)
  })
})

test('the prices that others paid for the same material stand newest first, without the request’s own and without refused ones', async () => {
  const { draft, itemIds } = lot.take(1)
  const sent = async () => go(call, (await created(call, draft(['1']))).id, 'send')
  const [first, second, refused, asked] = [await sent(), await sent(), await sent(), await sent()]
  await go(call, refused.id, 'analyze', ['reject', { reason }])
  const { body } = await other('GET', `${serviceRequests}/${asked.id}/precos-anteriores`)
  const [item] = body.data as unknown as readonly PreviousPrices[]
  expect(item?.lotItemId).toBe(itemIds[0])
  expect(item?.prices.map(({ request, unitPrice, quantity }) => [request.id, unitPrice, quantity])).toEqual([
    [second.id, '21.9', '1'],
    [first.id, '21.9', '1'],
  ])
  expect((await other('GET', `${serviceRequests}/999999/precos-anteriores`)).status).toBe(404)
})

describe('lots are proposed', () => {
  const propose = async (lines: readonly { readonly text: string; readonly quantity: string | null }[]) =>
    (await answered({ lines })).body.data as unknown as LotProposals
  const answered = async (body: object) => {
    const answer = await call('POST', `${serviceRequests}/propostas`, body)
    expect(answer.status, api.lines.at(-1)).toBe(200)
    return answer
  }
  const codesOf = async (count: number) => {
    const opened = await openLot(call, count)
    const { items } = opened.lot as unknown as {
      readonly items: readonly { readonly id: number; readonly material: { readonly code: string } }[]
    }
    return { ...opened, codes: items.map(({ material }) => material.code), ids: items.map(({ id }) => id) }
  }

  test('by codes as a spreadsheet has them: the lot that covers most comes first, with its arithmetic', async () => {
    const { codes, lot: opened, tender, ids } = await codesOf(2)
    const [one = '', two = ''] = codes
    const { lots, missing } = await propose([
      { text: one.replace('.', ''), quantity: '10' },
      { text: two, quantity: '10.0001' },
      { text: '0000.00000', quantity: '1' },
    ])
    expect(missing).toEqual([2])
    expect(lots).toMatchObject([
      {
        lot: { id: opened.id },
        tender: { id: tender.id },
        covered: 1,
        items: [
          { line: 0, lotItemId: ids[0], unitPrice: '21.9', balance: '10', isEnough: true },
          { line: 1, lotItemId: ids[1], quantity: '10', consumed: '0', reserved: '0', balance: '10', isEnough: false },
        ],
      },
    ])
  })

  test('by words, without lots that have nothing left, have ended or wait for their award', async () => {
    const { codes, ids, tender } = await codesOf(1)
    const [code = ''] = codes
    expect((await propose([{ text: code, quantity: null }])).lots).toHaveLength(1)
    const words = (await propose([{ text: 'refeição', quantity: null }])).lots.flatMap(({ items }) => items)
    expect(words.every(({ material }) => material.label.toLowerCase().includes('refei'))).toBe(true)
    await sql`update tender set valid_until = current_date - 2 where id = ${tender.id}`.execute(api.database)
    expect((await propose([{ text: code, quantity: '1' }])).missing).toEqual([0])
    await sql`update tender set valid_until = current_date + 100 where id = ${tender.id}`.execute(api.database)
    await sql`update lot_item set quantity = 1, reserved = 1 where id = ${ids[0]}`.execute(api.database)
    expect((await propose([{ text: code, quantity: '1' }])).missing).toEqual([0])
    await sql`update lot_item set quantity = 10, reserved = 0 where id = ${ids[0]}`.execute(api.database)
  })

  test('for words only with items whose name shares one of them; shortened and mistyped ones are a guess', async () => {
    const { codes } = await codesOf(2)
    for (const [place, name, keywords] of [
      [0, 'Zurrapa, 500 g', 'zimbro'],
      [1, 'Zabumbadas de couro', 'zurrapas e zimbros'],
    ] as const)
      await sql`update material set label = ${name}, search_text = ${` ${name.toLowerCase()} | ${keywords}`} where code = ${codes[place]}`.execute(
        api.database,
      )
    const texts = ['Zurrapas', 'zurrapa 500g', 'zimbro', 'Zurapa', 'zabumb', 'zabu', 'zabumbada de cristal']
    const { lots, missing } = await propose(texts.map((text) => ({ text, quantity: null })))
    expect(missing.map((line) => texts[line])).toEqual(['zimbro', 'zabu', 'zabumbada de cristal'])
    expect(lots.flatMap(({ items }) => items.map(({ line, material, isGuess }) => [texts[line], material.code, isGuess]))).toEqual([
      ['Zurrapas', codes[0], false],
      ['zurrapa 500g', codes[0], false],
      ['Zurapa', codes[0], true],
      ['zabumb', codes[1], true],
    ])
  })

  test('by the whole name, its accents and its first word before the words that others share', async () => {
    const { codes } = await codesOf(3)
    for (const [place, name] of ['Zaçã, 500 g, embalagem xerém', 'Zacarrão, 500 g, embalagem xerém', 'Zaça, modelo xerém'].entries())
      await sql`update material set label = ${name}, search_text = ${` ${plainText(name)}`} where code = ${codes[place]}`.execute(
        api.database,
      )
    const found = async (text: string) => (await propose([{ text, quantity: null }])).lots.flatMap(({ items }) => items)
    const named = async (text: string) => (await found(text)).map(({ material, isGuess }) => [codes.indexOf(material.code), isGuess])
    expect(await named('Zaçã, 500 g, embalagem xerém')).toEqual([[0, false]])
    expect(await named('zaçã')).toEqual([[0, false]])
    expect(await named('zaca xerém')).toEqual([
      [0, false],
      [2, false],
    ])
    await sql`update material set label = 'Zaçã', search_text = ' zaca' where code = ${codes[2]}`.execute(api.database)
    expect(await named('zaçã')).toEqual([
      [0, true],
      [2, false],
    ])
  })

  test('of many lots those that hold longest, each item with the arithmetic of its lot', async () => {
    const { lots } = await propose([{ text: 'de', quantity: null }])
    expect(lots).toHaveLength(20)
    const days = lots.map(({ validUntil }) => validUntil)
    expect(days).toEqual(days.toSorted().reverse())
    for (const {
      lot: { id },
      tender,
      supplier,
      items,
    } of lots) {
      const known = (await call('GET', `${lotsOf(tender.id)}/${id}`)).body.data as unknown as Lot
      expect(known).toMatchObject({ status: 'homologado', supplier })
      for (const item of items) {
        const { material, unitCode, ...stored } = known.items.find(({ id: itemId }) => itemId === item.lotItemId) as Lot['items'][number]
        const amounts = ['unitPrice', 'quantity', 'moved', 'amended', 'consumed', 'reserved', 'balance'] as const
        expect(amounts.map((key) => Number(item[key]))).toEqual(amounts.map((key) => Number(stored[key])))
        expect(item).toMatchObject({ isEnough: true, unit: unitCode, material: { id: material.id, label: material.label } })
      }
    }
  })

  test('for lines that can be read: no empty ones, none that are only signs, no amounts that are none', async () => {
    for (const line of [
      { text: '  ', quantity: '1' },
      { text: '---', quantity: '1' },
      { text: 'almoço', quantity: '1,5' },
      { text: 'almoço', quantity: '-1' },
    ])
      expect((await call('POST', `${serviceRequests}/propostas`, { lines: [line] })).status, JSON.stringify(line)).toBe(422)
    expect((await call('POST', `${serviceRequests}/propostas`, { lines: [] })).status).toBe(422)
  })
})
