/** How long ago a day was; empty for today, which its date says already. */
const ago = (one: string, many: (count: number) => string) => (count: number) => ['', one][count] ?? many(count)

/** Texts of a request's progress in three languages. */
export const progressTexts = {
  'pt-BR': {
    print: 'Imprimir memorando',
    askMore: 'Pedir outra coisa para este evento',
    askUnmet: 'Pedir o que faltou',
    askedUnmet: 'O que faltou foi pedido em: {name}',
    noNumber: 'Dado ao enviar',
    ago: ago('há 1 dia', (count) => `há ${count} dias`),
    trouble: {
      suspenso: 'O fornecedor está suspenso: a aprovação vai precisar de um motivo.',
      'certidao-vencida': 'O fornecedor tem certidão vencida: a aprovação vai precisar de um motivo.',
      isOtherRegion: 'O lote atende outras regionais, não a desta solicitação. Confira se o fornecedor entrega aqui.',
      suspensa: 'A licitação está suspensa: a solicitação não é aprovada nem empenhada enquanto ela não volta.',
      anulada: 'A licitação foi anulada: escolha um lote de outra.',
      revogada: 'A licitação foi revogada: escolha um lote de outra.',
    },
  },
  'en-US': {
    print: 'Print the memo',
    askMore: 'Request something else for this event',
    askUnmet: 'Request what was missing',
    askedUnmet: 'What was missing was requested in: {name}',
    noNumber: 'Assigned when sent',
    ago: ago('1 day ago', (count) => `${count} days ago`),
    trouble: {
      suspenso: 'The supplier is suspended: approval will need a reason.',
      'certidao-vencida': 'The supplier has an expired certificate: approval will need a reason.',
      isOtherRegion: 'The lot serves other regions than that of this request. Check that the supplier delivers here.',
      suspensa: 'The tender is suspended: until it is back the request is neither approved nor committed.',
      anulada: 'The tender was annulled: choose a lot of another one.',
      revogada: 'The tender was revoked: choose a lot of another one.',
    },
  },
  'es-ES': {
    print: 'Imprimir el memorando',
    askMore: 'Pedir otra cosa para este evento',
    askUnmet: 'Pedir lo que faltó',
    askedUnmet: 'Lo que faltó se pidió en: {name}',
    noNumber: 'Se da al enviar',
    ago: ago('hace 1 día', (count) => `hace ${count} días`),
    trouble: {
      suspenso: 'El proveedor está suspendido: la aprobación necesitará un motivo.',
      'certidao-vencida': 'El proveedor tiene un certificado vencido: la aprobación necesitará un motivo.',
      isOtherRegion: 'El lote atiende otras regionales, no la de esta solicitud. Verifique que el proveedor entregue aquí.',
      suspensa: 'La licitación está suspendida: mientras no vuelva, la solicitud no se aprueba ni se compromete.',
      anulada: 'La licitación fue anulada: elija un lote de otra.',
      revogada: 'La licitación fue revocada: elija un lote de otra.',
    },
  },
} as const
