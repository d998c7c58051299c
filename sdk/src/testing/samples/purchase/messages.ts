import type { ResourceMessages } from '../../../core/messages.js'
import type { Purchase, PurchaseDraft } from './purchaseSchema.js'

export const purchaseMessages: ResourceMessages<Purchase, PurchaseDraft> & {
  readonly [L in 'pt-BR' | 'en-US' | 'es-ES']: { readonly sections: { readonly identification: string } }
} = {
  'pt-BR': {
    singular: 'Compra',
    plural: 'Compras',
    create: 'Nova compra',
    fields: { subject: 'Objeto', requesterId: 'Solicitante', requester: 'Solicitante' },
    options: {
      status: { rascunho: 'Rascunho', enviada: 'Enviada', aprovada: 'Aprovada', empenhada: 'Empenhada', devolvida: 'Devolvida' },
    },
    sections: { identification: 'Identificação' },
    transitions: {
      submit: 'Enviar compra',
      approve: 'Aprovar',
      approveAnyway: 'Aprovar com ressalva',
      giveBack: 'Devolver',
      commit: 'Registrar empenho',
    },
    finalStatuses: { empenhada: 'A compra já foi empenhada.' },
    rules: {
      ownRequest: 'Quem solicitou não pode aprovar',
      balance: 'O saldo da ata é de {balance:money}',
      closed: 'O exercício está encerrado',
      unexplained: 'Falta a justificativa',
    },
  },
  'en-US': {
    singular: 'Purchase',
    plural: 'Purchases',
    create: 'New purchase',
    fields: { subject: 'Subject', requesterId: 'Requester', requester: 'Requester' },
    options: {
      status: { rascunho: 'Draft', enviada: 'Sent', aprovada: 'Approved', empenhada: 'Committed', devolvida: 'Given back' },
    },
    sections: { identification: 'Identification' },
    transitions: {
      submit: 'Send purchase',
      approve: 'Approve',
      approveAnyway: 'Approve with a remark',
      giveBack: 'Give back',
      commit: 'Register the commitment',
    },
    finalStatuses: { empenhada: 'The purchase is committed.' },
    rules: {
      ownRequest: 'Who asked for it cannot approve it',
      balance: 'The balance is {balance:money}',
      closed: 'The year is closed',
      unexplained: 'The explanation is missing',
    },
  },
  'es-ES': {
    singular: 'Compra',
    plural: 'Compras',
    create: 'Nueva compra',
    fields: { subject: 'Objeto', requesterId: 'Solicitante', requester: 'Solicitante' },
    options: {
      status: { rascunho: 'Borrador', enviada: 'Enviada', aprovada: 'Aprobada', empenhada: 'Comprometida', devolvida: 'Devuelta' },
    },
    sections: { identification: 'Identificación' },
    transitions: {
      submit: 'Enviar compra',
      approve: 'Aprobar',
      approveAnyway: 'Aprobar con observación',
      giveBack: 'Devolver',
      commit: 'Registrar el compromiso',
    },
    finalStatuses: { empenhada: 'La compra ya fue comprometida.' },
    rules: {
      ownRequest: 'Quien la solicitó no puede aprobarla',
      balance: 'El saldo es de {balance:money}',
      closed: 'El ejercicio está cerrado',
      unexplained: 'Falta la justificación',
    },
  },
}
