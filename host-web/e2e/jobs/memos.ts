import { expect, type Page } from '@playwright/test'
import { password } from '../clerk.js'
import { inDays } from '../days.js'
import { callerOf, registerLot, type Row } from '../lots.js'
import { api, type Records, serviceRequestDraft, serviceRequests, suppliers } from '../records.js'

type Step = string | readonly [string, object]

/** The registered person behind the demo user `admin`. */
const adminPerson = 1
const account = { bankCode: '001', agency: '1234', account: '98765', accountDigit: '4', accountType: 'corrente', isMain: true }

/** A lot of 500 units in force with a bank account of its supplier, and what makes requests of it as one person and decides them as another. */
export async function openMemos(page: Page, records: Records) {
  const caller = await callerOf(page)
  const [material] = await caller.read('/administrativo/solicitacoes-servico/gms/material-servico?status=ativo&por_pagina=1')
  const adults = await caller.read('/pessoas?legalCapacity=adulto&status=ativo&ordem=name&por_pagina=25')
  const people = adults.flatMap(({ id }) => (id === adminPerson ? [] : [id]))
  const lot = await registerLot(caller, records, [{ materialId: Number(material?.id), quantity: '500' }])
  const supplierId = Number((await caller.read<Row>(`${lotPath(lot)}`)).supplierId)
  await records.change(suppliers, supplierId, { bankAccounts: [account] })
  const day = inDays(0)
  const create = (subject: string, quantity: string, more: object = {}) =>
    records.create(
      serviceRequests,
      serviceRequestDraft({
        ...{ subject, tenderId: lot.tenderId, lotId: lot.lotId, date: day, startDate: day, endDate: day },
        ...{ requesterId: adminPerson, managerId: people[4], inspectorId: people[5] },
        items: [{ lotItemId: lot.itemIds[0], quantity }],
        ...more,
      }),
    )
  return { lot, supplierId, people, create, go: steps(page) }
}

const lotPath = ({ tenderId, lotId }: { readonly tenderId: number; readonly lotId: number }) =>
  `/administrativo/solicitacoes-servico/licitacoes/${tenderId}/lotes/${lotId}`

/** Takes a request through commands as a user, each on its present version. */
const steps =
  (page: Page) =>
  async (username: string, id: number, ...wanted: readonly Step[]) => {
    const signedIn = await page.request.post(`${api}/sessao/login`, { data: { username, password } })
    const { data } = (await signedIn.json()) as { readonly data: { readonly token: string } }
    const headers = { Authorization: `Bearer ${data.token}` }
    const path = `${api}${serviceRequests}/${id}`
    for (const step of wanted) {
      const [transition, more] = typeof step === 'string' ? [step, {}] : step
      const current = (await (await page.request.get(path, { headers })).json()) as { readonly data: { readonly version: number } }
      const body = { transition, version: current.data.version, ...more }
      const answer = await page.request.post(`${path}/situacao`, { headers, data: body })
      expect(answer.status(), await answer.text()).toBe(200)
    }
  }

/** Everything between the sending and the delivery. */
export const committed: readonly Step[] = [
  'approve',
  [
    'commit',
    {
      budget: { dotacao: '4902.27.812.16.6123', expenseNature: '3.3.90.39.41', source: '100' },
      commitment: { number: '2026NE000123', date: inDays(0), amount: '9999' },
    },
  ],
  'start',
]
