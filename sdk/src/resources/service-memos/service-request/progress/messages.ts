/** Texts of a request's progress in three languages. */
export const progressTexts = {
  'pt-BR': {
    print: 'Imprimir memorando',
    noNumber: 'Dado ao enviar',
    days: (count: number) => (count === 1 ? '1 dia' : `${count} dias`),
    trouble: {
      suspenso: 'O fornecedor está suspenso: a aprovação vai precisar de um motivo.',
      'certidao-vencida': 'O fornecedor tem certidão vencida: a aprovação vai precisar de um motivo.',
    },
  },
  'en-US': {
    print: 'Print the memo',
    noNumber: 'Given when it is sent',
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    trouble: {
      suspenso: 'The supplier is suspended: approval will need a reason.',
      'certidao-vencida': 'The supplier has an expired certificate: approval will need a reason.',
    },
  },
  'es-ES': {
    print: 'Imprimir el memorando',
    noNumber: 'Se da al enviar',
    days: (count: number) => (count === 1 ? '1 día' : `${count} días`),
    trouble: {
      suspenso: 'El proveedor está suspendido: la aprobación necesitará un motivo.',
      'certidao-vencida': 'El proveedor tiene un certificado vencido: la aprobación necesitará un motivo.',
    },
  },
} as const
