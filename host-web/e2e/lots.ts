import { expect, type Page } from '@playwright/test'
import { inDays } from './days.js'
import {
  api,
  lotDraft,
  lotsOf,
  type Records,
  serviceRequestDraft,
  serviceRequests,
  supplierDraft,
  suppliers,
  tenderDraft,
  tenders,
  unique,
} from './records.js'

export type Row = Readonly<Record<string, unknown>> & { readonly id: number }

/** Calls with the session of the page. */
export async function callerOf(page: Page) {
  await page.goto(serviceRequests)
  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('session_0') ?? '{}') as { token?: string }).token)
  const headers = { Authorization: `Bearer ${token}` }
  const read = async <T = readonly Row[]>(path: string) =>
    ((await (await page.request.get(api + path, { headers })).json()) as { readonly data: T }).data
  return {
    read,
    /** Runs commands on a record, one after the other. */
    move: async (path: string, ...transitions: readonly string[]) => {
      for (const transition of transitions) {
        const { version } = await read<{ readonly version: number }>(path)
        const answer = await page.request.post(`${api}${path}/situacao`, { headers, data: { transition, version } })
        expect(answer.status(), await answer.text()).toBe(200)
      }
    },
  }
}

export type Caller = Awaited<ReturnType<typeof callerOf>>

interface OpenLot {
  readonly label: string
  readonly items: readonly {
    readonly id: number
    readonly balance: string
    readonly unitPrice: string | null
    readonly material: { readonly label: string }
  }[]
}

/** An item with a balance from 5 to `most` in a lot in force until `until`, and drafts of requests for it. */
export async function openItem({ read }: Caller, { until = inDays(0), most = Infinity } = {}) {
  const day = inDays(0)
  for (const tender of await read(`${tenders}?status=vigente&por_pagina=50`)) {
    if (String(tender.validUntil) < until) continue
    for (const { id } of await read(`${lotsOf(tender.id)}?status=homologado&isExhausted=false`)) {
      const lot = await read<OpenLot>(`${lotsOf(tender.id)}/${id}`)
      const item = lot.items.find(({ balance, unitPrice }) => Number(balance) >= 5 && Number(balance) < most && unitPrice !== null)
      if (!item) continue
      const draft = (quantity: string, more: object = {}) =>
        serviceRequestDraft({
          ...{ tenderId: tender.id, lotId: id, date: day, startDate: day, endDate: day },
          items: [{ lotItemId: item.id, quantity }],
          ...more,
        })
      return { tender: String(tender.label), lot: lot.label, item: item.material.label, balance: Number(item.balance), draft }
    }
  }
  throw new Error('no lot in force has anything left')
}

interface RegisteredItem {
  readonly materialId: number
  readonly quantity: string
}

/** Creates a lot of a tender in force with these items, registered for R$ 21,90 each. */
export async function registerLot({ read, move }: Caller, records: Records, items: readonly RegisteredItem[], ofTender: object = {}) {
  const contract = { contractNumber: '41/2026', contractStart: '2026-04-01', contractEnd: '2027-03-31' }
  const tender = await records.create(
    tenders,
    tenderDraft({ number: 100_000 + Math.floor(Math.random() * 800_000), ...contract, ...ofTender }),
  )
  await move(`${tenders}/${tender.id}`, 'publish', 'openDispute', 'judge', 'adjudicate')
  const supplier = await records.create(suppliers, supplierDraft())
  await move(`${suppliers}/${supplier.id}`, 'complete')
  const title = `Lote de provas ${unique()}`
  const registered = items.map((item) => ({ ...item, maxUnitPrice: '26', awardedUnitPrice: '21.9' }))
  const draft = lotDraft({ title, supplierId: supplier.id, awardDate: '2026-03-20', items: registered })
  const { id } = await records.create(lotsOf(tender.id), draft)
  await move(`${lotsOf(tender.id)}/${id}`, 'homologate')
  await move(`${tenders}/${tender.id}`, 'homologate')
  const lot = await read<{ readonly label: string; readonly items: readonly { readonly id: number }[] }>(`${lotsOf(tender.id)}/${id}`)
  return { tenderId: tender.id, lotId: id, title, label: lot.label, itemIds: lot.items.map((item) => item.id) }
}
