import { defineContract, contractPath } from './contract.js'
import type { Stored } from './record.js'

// A minimal nested entity: lots under a tender.
interface Lot extends Stored {
  readonly tenderId: number
  readonly number: number
  readonly title: string
}
interface LotDraft {
  readonly tenderId: number
  readonly number: number
  readonly title: string
}
const schema = () => Promise.reject<never>()

const lotContract = defineContract<Lot, LotDraft>({
  name: 'lot',
  path: '/administrativo/solicitacoes-servico/licitacoes/{licitacaoId}/lotes',
  parent: { param: 'licitacaoId', key: 'tenderId', entity: 'tender' },
  search: ['title'],
  filters: ['status'],
  sortable: ['number'],
  schema,
})
contractPath(lotContract, { licitacaoId: 7 })
contractPath(lotContract, { licitacaoId: '7' })

// @ts-expect-error a parent is a number or a text
contractPath(lotContract, { licitacaoId: null })
// @ts-expect-error a search in a field that does not exist
defineContract<Lot, LotDraft>({ ...lotContract, search: ['titulo'], defaultSort: 'number' })
// @ts-expect-error a filter that is no field and was not announced
defineContract<Lot, LotDraft>({ ...lotContract, filters: ['supplier'], defaultSort: 'number' })
defineContract<Lot, LotDraft, 'supplier'>({ ...lotContract, filters: ['supplier'], defaultSort: 'number' })
// @ts-expect-error an order by a field that does not exist
defineContract<Lot, LotDraft>({ ...lotContract, defaultSort: '-titulo' })
// @ts-expect-error the parent's id stands in a field of record and draft
defineContract<Lot, LotDraft>({ ...lotContract, parent: { param: 'licitacaoId', key: 'tender', entity: 'tender' }, defaultSort: 'number' })
