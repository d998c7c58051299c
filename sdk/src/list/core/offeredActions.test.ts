import { expect, it } from 'vitest'
import type { AnyResource } from '../../core/resource.js'
import type { Stored } from '../../core/record.js'
import { createTranslator } from '../../locale/createTranslator.js'
import { catalogue } from '../../locale/pt-BR/catalogue.js'
import { department } from '../../resources/administrative/department/resource.js'
import { material } from '../../resources/service-memos/gms/material/resource.js'
import { serviceRequest } from '../../resources/service-memos/service-request/resource.js'
import { purchase } from '../../testing/samples/purchase/purchase.js'
import { refusedText } from './actionText.js'
import { offeredActions, offeredForSelected } from './offeredActions.js'

const seen = (resource: AnyResource) => ({ canWrite: true, query: {}, resource })
const inStatus = (status: string) => ({ status }) as Stored

it('offers a deletion only in a status in which it may be done; for many the server tells which may not', () => {
  expect(offeredActions(seen(purchase), inStatus('rascunho'))).toEqual(['delete'])
  expect(offeredActions(seen(purchase), inStatus('enviada'))).toEqual([])
  expect(offeredActions(seen(purchase))).toEqual(['delete'])
  const never = { ...purchase, contract: { ...purchase.contract, deletable: [] } }
  expect(offeredActions(seen(never))).toEqual([])
  expect(offeredActions(seen(department), inStatus('ativo'))).toEqual(['inactivate', 'delete'])
  const open = { ...purchase, contract: { ...purchase.contract, statuses: ['planejado', 'ativo'], deletable: [] } }
  expect(offeredActions(seen(open), inStatus('ativo'))).toEqual([])
  expect(offeredActions(seen(material), inStatus('em-analise'))).toEqual(['activate', 'delete'])
  expect(offeredActions(seen(material), inStatus('bloqueado'))).toEqual(['delete'])
  const refusal = { id: 1, label: 'Resmas', code: 'not-deletable', params: { status: 'enviada' } }
  expect(refusedText(purchase, refusal, createTranslator('pt-BR', catalogue))).toBe(
    'Na situação “Enviada”, o registro não pode ser excluído.',
  )
  const request = refusedText(serviceRequest, refusal, createTranslator('pt-BR', catalogue))
  expect(request).toBe('Na situação “Enviada”, o registro não pode ser excluído. Use “Cancelar solicitação”.')
  const still = { code: 'no-transition', params: { from: 'enviada' } }
  expect(refusedText(purchase, still, createTranslator('pt-BR', catalogue))).toMatch(
    /^Na situação “Enviada”, esta mudança não é feita pela lista/,
  )
})

it('offers no deletion for selected records where it is known that none may be deleted', () => {
  const offered = (statuses: readonly string[], { ids = [], undeletable = [], filters = {} }: Known = {}) => {
    const rows = statuses.map((status, index) => ({ id: index + 1, status }) as Stored)
    const selected = ids === null ? undefined : [...rows.map(({ id }) => id), ...ids]
    return offeredForSelected(
      { ...seen(purchase), query: { isDeleted: false, filters } },
      { ids: selected, rows, undeletable: new Set(undeletable) },
    )
  }
  expect(offered(['enviada', 'enviada'])).toEqual([])
  expect(offered(['enviada', 'rascunho'])).toEqual(['delete'])
  // Others stand on another page: nothing is known of them, until a deletion was refused.
  expect(offered(['enviada'], { ids: [7, 8] })).toEqual(['delete'])
  expect(offered(['enviada'], { ids: [7, 8], undeletable: [7, 8] })).toEqual([])
  // What changed since is in sight.
  expect(offered(['rascunho'], { undeletable: [1] })).toEqual(['delete'])
  // All that match a filter.
  expect(offered(['enviada'], { ids: null })).toEqual(['delete'])
  expect(offered(['enviada'], { ids: null, filters: { status: 'enviada,aprovada' } })).toEqual([])
  expect(offered(['enviada'], { ids: null, filters: { status: 'enviada,rascunho' } })).toEqual(['delete'])
})

interface Known {
  /** Selected on other pages; null when all are that match. */
  readonly ids?: readonly number[] | null
  readonly undeletable?: readonly number[]
  readonly filters?: Readonly<Record<string, string>>
}
