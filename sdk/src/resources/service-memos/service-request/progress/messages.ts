const counted = (none: string, one: string, many: string) => (count: number) => [none, one][count] ?? `${count} ${many}`

/** Texts of a request's progress in three languages. */
export const progressTexts = {
  'pt-BR': {
    print: 'Imprimir memorando',
    noNumber: 'Dado ao enviar',
    days: counted('hoje', '1 dia', 'dias'),
    trouble: {
      suspenso: 'O fornecedor está suspenso: a aprovação vai precisar de um motivo.',
      'certidao-vencida': 'O fornecedor tem certidão vencida: a aprovação vai precisar de um motivo.',
    },
  },
  'en-US': {
    print: 'Print the memo',
    noNumber: 'Assigned when sent',
    days: counted('today', '1 day', 'days'),
    trouble: {
      suspenso: 'The supplier is suspended: approval will need a reason.',
      'certidao-vencida': 'The supplier has an expired certificate: approval will need a reason.',
    },
  },
  'es-ES': {
    print: 'Imprimir el memorando',
    noNumber: 'Se da al enviar',
    days: counted('hoy', '1 día', 'días'),
    trouble: {
      suspenso: 'El proveedor está suspendido: la aprobación necesitará un motivo.',
      'certidao-vencida': 'El proveedor tiene un certificado vencido: la aprobación necesitará un motivo.',
    },
  },
} as const
