import { expect } from 'vitest'
import { match, serviceRequestDraft, serviceRequests, suppliers } from '../../testing/drafts.js'
import { registeredLot } from '../../testing/registeredLot.js'
import type { Answer, Call, Fields } from '../../testing/testServer.js'

export const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)

/** A lot with items of 10 kg each, whose supplier has a bank account. */
export async function openLot(call: Call, count = 1, more: Parameters<typeof registeredLot>[1] = {}) {
  const opened = await registeredLot(call, { quantities: Array.from({ length: count }, () => '10'), unitCode: 'KG', ...more })
  const supplier = (await call('GET', `${suppliers}/${Number(opened.lot.supplierId)}`)).body.data
  const account = { bankCode: '001', agency: '1234', account: '98765', accountDigit: '4', accountType: 'corrente', isMain: true }
  const answer = await call('PUT', `${suppliers}/${supplier.id}`, { ...supplier, bankAccounts: [account] }, match(supplier.version))
  expect(issuesOf(answer)).toEqual([])
  let used = 0
  /** Items that no other test uses, and a function for drafts of requests of them. */
  const take = (amount: number) => {
    const itemIds = opened.itemIds.slice(used, (used += amount))
    const draft = (quantities: readonly string[], more: object = {}) =>
      serviceRequestDraft({
        tenderId: opened.tender.id,
        lotId: opened.lot.id,
        items: quantities.map((quantity, index) => ({ lotItemId: itemIds[index], quantity })),
        ...more,
      })
    return { ...opened, itemIds, draft }
  }
  return { ...opened, take }
}

export async function created(call: Call, draft: object): Promise<Fields> {
  const answer = await call('POST', serviceRequests, draft)
  expect([answer.status, issuesOf(answer)]).toEqual([201, []])
  return answer.body.data
}

export const read = async (call: Call, id: number): Promise<Fields> => (await call('GET', `${serviceRequests}/${id}`)).body.data

/** Sends a command on the current version of a request and returns any answer. */
export async function ask(call: Call, id: number, transition: string, more: object = {}): Promise<Answer> {
  const { version } = await read(call, id)
  return call('POST', `${serviceRequests}/${id}/situacao`, { transition, version, ...more })
}

/** Sends commands one after the other; each must succeed. */
export async function go(call: Call, id: number, ...steps: readonly (string | readonly [string, object])[]): Promise<Fields> {
  for (const step of steps) {
    const [name, more] = typeof step === 'string' ? [step, {}] : step
    const answer = await ask(call, id, name, more)
    expect([answer.status, name, issuesOf(answer)]).toEqual([200, name, []])
  }
  return read(call, id)
}

/** Saves the record with changes. */
export async function put(call: Call, record: Fields, changes: object): Promise<Answer> {
  return call('PUT', `${serviceRequests}/${record.id}`, { ...record, ...changes }, match(record.version))
}

export const commitment = (amount: string) => ({
  budget: { dotacao: '4902.27.812.16.6123', expenseNature: '3.3.90.39.41', source: '100' },
  commitment: { number: '2026NE000123', date: '2026-07-10', amount },
})
export const receipt = (items: readonly object[], more: object = {}) => ({
  date: '2026-08-06',
  kind: 'definitivo',
  invoiceNumber: '4711',
  attestedById: 3,
  items,
  ...more,
})
export const reason = 'Pedido sem lastro no planejamento'
