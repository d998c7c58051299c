/** What receipts ask for, with `{value}`, `{above}`, `{limit}`, `{worth}`, `{number}` and `{reason}`. */
export const spendingTexts = {
  'pt-BR': {
    aboveCommitment: 'O recebido soma {value}: {above} acima do empenho de {limit}. Confira as notas, ou reforce o empenho.',
    invoiceDiffers: 'A nota {number} é de {value}, e o que chegou vale {worth}.',
    why: 'Motivo: {reason}',
  },
  'en-US': {
    aboveCommitment:
      'What was received adds up to {value}: {above} above the commitment of {limit}. Check the invoices, or reinforce the commitment.',
    invoiceDiffers: 'Invoice {number} is for {value}, and what arrived is worth {worth}.',
    why: 'Reason: {reason}',
  },
  'es-ES': {
    aboveCommitment:
      'Lo recibido suma {value}: {above} por encima del compromiso de {limit}. Compruebe las facturas o refuerce el compromiso.',
    invoiceDiffers: 'La factura {number} es de {value}, y lo que llegó vale {worth}.',
    why: 'Motivo: {reason}',
  },
} as const
