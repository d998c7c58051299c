import { expect, it } from 'vitest'
import type { AnyResource } from '../../core/resource.js'
import type { Stored } from '../../core/record.js'
import { createTranslator } from '../../locale/createTranslator.js'
import { catalogue } from '../../locale/pt-BR/catalogue.js'
import { department } from '../../resources/administrative/department/resource.js'
import { material } from '../../resources/service-memos/gms/material/resource.js'
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
  expect(refusedText(purchase, refusal, createTranslator('pt-BR', catalogue))).toBe('Nesta situação o registro não pode ser excluído.')
  const still = { code: 'no-transition', params: { from: 'enviada' } }
  expect(refusedText(purchase, still, createTranslator('pt-BR', catalogue))).toMatch(
    /^Na situação “Enviada”, esta mudança não é feita pela lista/,
  )
})

it('offers no deletion for selected records in sight of which none may be deleted', () => {
  const offered = (count: number, ...statuses: readonly string[]) =>
    offeredForSelected(seen(purchase), { count, rows: statuses.map(inStatus) })
  expect(offered(2, 'enviada', 'enviada')).toEqual([])
  expect(offered(2, 'enviada', 'rascunho')).toEqual(['delete'])
  expect(offered(3, 'enviada', 'enviada')).toEqual(['delete'])
})
