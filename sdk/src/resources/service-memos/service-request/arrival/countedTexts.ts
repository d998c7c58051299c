import { arrivedTexts } from '../parts/messages.js'

/** A provisional receipt that becomes definitive is counted again: nothing arrives with it. */
export const countedTexts = {
  'pt-BR': {
    ...arrivedTexts['pt-BR'],
    fields: { ...arrivedTexts['pt-BR'].fields, quantity: 'Conferido', before: 'Em outros recebimentos' },
  },
  'en-US': { ...arrivedTexts['en-US'], fields: { ...arrivedTexts['en-US'].fields, quantity: 'Counted', before: 'In other receipts' } },
  'es-ES': {
    ...arrivedTexts['es-ES'],
    fields: { ...arrivedTexts['es-ES'].fields, quantity: 'Verificado', before: 'En otras recepciones' },
  },
} as const
