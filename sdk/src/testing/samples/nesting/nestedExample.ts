import { type AnyResource, defineResource } from '../../../core/resource.js'
import type { Route } from '../../../core/route.js'
import { lot } from './lotResource.js'
import { reference } from '../../../kinds/link/reference.js'
import { text } from '../../../kinds/text/text.js'
import { inAll } from './inAll.js'
import { lotContract, requestContract, tenderContract } from './nestedContracts.js'

const tender = defineResource(tenderContract, {
  messages: inAll({
    singular: 'Licitação',
    plural: 'Licitações',
    create: 'Nova licitação',
    fields: { number: 'Número' },
    options: {},
    sections: { main: 'Licitação', lots: 'Lotes' },
  }),
  title: 'number',
  columns: ['number'],
  fields: { number: text({ required: true }) },
  sections: [
    { title: 'main', fields: ['number'] },
    { title: 'lots', slot: () => import('./LotsSlot.js') },
  ],
})
const request = defineResource(requestContract, {
  messages: inAll({
    singular: 'Solicitação',
    plural: 'Solicitações',
    create: 'Nova solicitação',
    fields: { subject: 'Objeto', tenderId: 'Licitação', tender: 'Licitação', lotId: 'Lote', lot: 'Lote' },
    options: {},
    sections: { main: 'Solicitação' },
  }),
  title: 'subject',
  columns: ['subject', 'tender', 'lot'],
  fields: {
    subject: text({ required: true }),
    tenderId: reference(tenderContract, { required: true }),
    lotId: reference(lotContract, { required: true, params: ({ tenderId }) => ({ licitacaoId: tenderId }) }),
  },
  filters: {
    tenderId: reference(tenderContract),
    lotId: reference(lotContract, { params: ({ tenderId }) => ({ licitacaoId: tenderId }) }),
  },
  sections: [{ title: 'main', fields: ['subject', 'tenderId', 'lotId'] }],
})

interface NestedExample {
  readonly tender: AnyResource
  /** Nested under a tender, with a page but no list. */
  readonly lot: AnyResource
  /** Refers to a lot from another entity. */
  readonly request: AnyResource
}

/** Sample entities with one nested under another, for tests and stories of nested addresses. */
export const nestedExample: NestedExample = { tender, lot, request }

/** Two tenders whose lots have the same numbers, and a request for one of them. */
export const nestedRecords = {
  tender: [
    { id: 1, number: '118/2026' },
    { id: 2, number: '9/2026' },
  ],
  lot: [
    { id: 11, tenderId: 1, number: 1, description: 'Refeições em Curitiba', value: '120000.10' },
    { id: 12, tenderId: 1, number: 2, description: 'Refeições em Londrina', value: '80000.20' },
    { id: 21, tenderId: 2, number: 1, description: 'Medalhas', value: '999.99' },
  ],
  serviceRequest: [{ id: 31, subject: 'Almoço da fase regional', tenderId: 1, lotId: 12 }],
}

/** `routes` with these screens in the routes of the same name. */
export function withScreens(routes: readonly Route[], screens: Readonly<Record<string, Route['screen']>>): readonly Route[] {
  return routes.map((route) => (screens[route.name] ? { ...route, screen: screens[route.name] } : route))
}
