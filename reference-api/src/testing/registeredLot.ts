import { expect } from 'vitest'
import {
  lotDraft,
  lotsOf,
  materialClassDraft,
  materialClasses,
  materialDraft,
  materialGroupDraft,
  materialGroups,
  materials,
  supplierDraft,
  suppliers,
  tenderDraft,
  tenders,
} from './drafts.js'
import type { Call, Fields } from './testServer.js'
import { next } from './sequence.js'

interface RegisteredLot {
  readonly tender: Fields
  readonly lot: Fields
  /** Ids of the items, in their order. */
  readonly itemIds: readonly number[]
}

interface Registering {
  /** Registered quantity of each item. @default one item of 10 */
  readonly quantities?: readonly string[]
  /** Unit of the items. @default REFEICAO, which is counted whole */
  readonly unitCode?: string
  /** Further fields of the tender. By default the lot has a price register in force. */
  readonly tender?: object
  readonly lot?: object
}

/** Creates a homologated lot of a tender in force, with the same calls as users. */
export async function registeredLot(
  call: Call,
  { quantities = ['10'], unitCode = 'REFEICAO', tender: tenderParts = {}, lot: lotParts = {} }: Registering = {},
): Promise<RegisteredLot> {
  const tender = await created(call, tenders, tenderDraft(tenderParts))
  for (const transition of ['publish', 'openDispute', 'judge', 'adjudicate']) await move(call, `${tenders}/${tender.id}`, transition)
  const winner = await created(call, suppliers, supplierDraft())
  await move(call, `${suppliers}/${winner.id}`, 'complete')
  const materialIds = await activeMaterials(call, quantities.length)
  const items = quantities.map((quantity, index) => ({
    materialId: materialIds[index],
    quantity,
    unitCode,
    maxUnitPrice: '26',
    awardedUnitPrice: '21.9',
  }))
  const lot = await created(call, lotsOf(tender.id), lotDraft({ supplierId: winner.id, awardDate: '2026-03-20', items, ...lotParts }))
  await move(call, `${lotsOf(tender.id)}/${lot.id}`, 'homologate')
  await move(call, `${tenders}/${tender.id}`, 'homologate', { isConfirmed: true })
  const read = async (path: string) => (await call('GET', path)).body.data
  const stored = await read(`${lotsOf(tender.id)}/${lot.id}`)
  return {
    tender: await read(`${tenders}/${tender.id}`),
    lot: stored,
    itemIds: (stored.items as readonly { readonly id: number }[]).map(({ id }) => id),
  }
}

const classes = new WeakMap<Call, Promise<Fields>>()

/** One class for all lots of a server, because only a hundred groups are possible. */
function classOf(call: Call): Promise<Fields> {
  const make = async () => {
    const group = await created(call, materialGroups, materialGroupDraft())
    return created(call, materialClasses, materialClassDraft({ groupId: group.id }))
  }
  const known = classes.get(call) ?? make()
  classes.set(call, known)
  return known
}

/** Creates materials that a lot may contain. */
export async function activeMaterials(call: Call, count: number): Promise<readonly number[]> {
  const inside = await classOf(call)
  const ids: number[] = []
  for (let place = 0; place < count; place++) {
    const code = `${String(inside.fullCode)}.${String((next() % 99_999) + 1).padStart(5, '0')}`
    const draft = materialDraft({ code, type: 'servico', unitCode: 'REFEICAO', groupId: inside.groupId, classId: inside.id })
    const { id } = await created(call, materials, draft)
    await move(call, `${materials}/${id}`, 'release')
    ids.push(id)
  }
  return ids
}

/** Sends a command on the current version of a record; it must succeed. */
export async function move(call: Call, path: string, transition: string, more: object = {}): Promise<void> {
  const { version } = (await call('GET', path)).body.data
  const answer = await call('POST', `${path}/situacao`, { transition, version, ...more })
  expect([answer.status, transition, answer.body.issues ?? []]).toEqual([200, transition, []])
}

async function created(call: Call, path: string, draft: object): Promise<Fields> {
  const answer = await call('POST', path, draft)
  expect([answer.status, answer.body.issues ?? []]).toEqual([201, []])
  return answer.body.data
}
