import type { Locale } from '@esporte-parana/sdk/contracts'

/** What happened, for each command that can keep the status of its record, by entity and transition: its label would read like a task. */
export const deedTexts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'pt-BR': {
    'canteen.count': 'Dia registrado',
    'lot.transfer': 'Remanejamento registrado',
    'lot.amend': 'Aditivo registrado',
    'lot.reprice': 'Novo preço registrado',
    'lot.withdrawPrice': 'Preço retirado',
    'serviceRequest.receive': 'Recebimento registrado',
    'serviceRequest.confirmReceipt': 'Recebimento definitivo',
    'serviceRequest.pay': 'Pagamento registrado',
    'serviceRequest.payConcluded': 'Pagamento registrado',
    'serviceRequest.payCanceled': 'Pagamento registrado',
  },
  'en-US': {
    'canteen.count': 'Day recorded',
    'lot.transfer': 'Quantities transferred',
    'lot.amend': 'Amendment registered',
    'lot.reprice': 'New price registered',
    'lot.withdrawPrice': 'Price withdrawn',
    'serviceRequest.receive': 'Receipt registered',
    'serviceRequest.confirmReceipt': 'Receipt made definitive',
    'serviceRequest.pay': 'Payment registered',
    'serviceRequest.payConcluded': 'Payment registered',
    'serviceRequest.payCanceled': 'Payment registered',
  },
  'es-ES': {
    'canteen.count': 'Día registrado',
    'lot.transfer': 'Cantidades reasignadas',
    'lot.amend': 'Adenda registrada',
    'lot.reprice': 'Nuevo precio registrado',
    'lot.withdrawPrice': 'Precio retirado',
    'serviceRequest.receive': 'Recepción registrada',
    'serviceRequest.confirmReceipt': 'Recepción definitiva',
    'serviceRequest.pay': 'Pago registrado',
    'serviceRequest.payConcluded': 'Pago registrado',
    'serviceRequest.payCanceled': 'Pago registrado',
  },
}

/** The same for a command that is about a day, which the text names. */
export const dayDeedTexts: Readonly<Record<Locale, Readonly<Record<string, (day: string) => string>>>> = {
  'pt-BR': { 'canteen.count': (day) => `Dia ${day} registrado` },
  'en-US': { 'canteen.count': (day) => `Day ${day} recorded` },
  'es-ES': { 'canteen.count': (day) => `Día ${day} registrado` },
}

/** The reason that the server notes when a change of status is undone. */
export const takenBackTexts: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Mudança de situação desfeita',
  'en-US': 'Change of status undone',
  'es-ES': 'Cambio de situación deshecho',
}
