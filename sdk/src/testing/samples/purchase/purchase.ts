import { defineContract } from '../../../core/contract.js'
import { defineFieldset } from '../../../core/control.js'
import { type AnyResource, defineResource } from '../../../core/resource.js'
import { reference } from '../../../kinds/link/reference.js'
import { money } from '../../../kinds/number/money.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { text } from '../../../kinds/text/text.js'
import { date } from '../../../kinds/time/date.js'
import { personContract } from '../../../resources/people/person/contract.js'
import { purchaseMessages } from './messages.js'
import type { Purchase, PurchaseCommitment, PurchaseDraft } from './purchaseSchema.js'

const contract = defineContract<Purchase, PurchaseDraft>({
  name: 'purchase',
  path: '/compras',
  search: ['subject'],
  filters: ['status'],
  sortable: ['subject'],
  statuses: ['rascunho', 'enviada', 'aprovada', 'empenhada', 'devolvida'],
  transitions: [
    { name: 'submit', from: ['rascunho', 'devolvida'], to: 'enviada' },
    { name: 'approve', from: 'enviada', to: 'aprovada', secondHand: 'ownRequest' },
    { name: 'approveAnyway', from: 'enviada', to: 'aprovada', needsReason: true },
    { name: 'giveBack', from: 'enviada', to: 'devolvida', needsReason: true },
    { name: 'commit', from: 'aprovada', to: 'empenhada', payload: true },
  ],
  editable: { enviada: ['notes'] },
  finalStatuses: ['empenhada'],
  deletable: ['rascunho', 'devolvida'],
  referable: ['aprovada'],
  schema: () => import('./purchaseSchema.js').then((module) => module.purchaseSchema),
})

const commitment = defineFieldset<PurchaseCommitment>({
  messages: {
    'pt-BR': {
      fields: { number: 'Número do empenho', date: 'Data', amount: 'Valor', managerId: 'Gestor' },
      options: {},
      hints: { amount: 'No mínimo o valor do pedido' },
    },
    'en-US': { fields: { number: 'Commitment number', date: 'Date', amount: 'Amount', managerId: 'Manager' }, options: {} },
    'es-ES': { fields: { number: 'Número del compromiso', date: 'Fecha', amount: 'Importe', managerId: 'Gestor' }, options: {} },
  },
  fields: {
    number: text({ required: true, maxLength: 20, span: 6 }),
    date: date({ required: true, span: 6 }),
    amount: money({ required: true, span: 6 }),
    managerId: reference(personContract),
  },
})

/** A sample entity with its own workflow: commands with one target status, a form for one of them, and fields that depend on the status. */
export const purchase: AnyResource = defineResource(contract, {
  messages: purchaseMessages,
  title: 'subject',
  columns: ['subject', { key: 'requester' }, 'status'],
  fields: {
    subject: text({ required: true, maxLength: 150, span: 12 }),
    requesterId: reference(personContract, { required: true }),
    notes: multiline({ maxLength: 500 }),
  },
  sections: [{ title: 'identification', fields: ['subject', 'requesterId', 'notes'] }],
  transitions: { commit: commitment },
  decide: {
    status: 'enviada',
    approve: 'approve',
    giveBack: 'giveBack',
    lacks: ({ notes }) => (notes === null ? [{ code: 'unexplained' }] : []),
  },
})
