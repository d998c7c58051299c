/** The statuses of a request, in order. */
export const requestStatuses = [
  'rascunho',
  'enviada',
  'em-analise',
  'devolvida',
  'aprovada',
  'empenhada',
  'em-execucao',
  'parcialmente-atendida',
  'concluida',
  'reprovada',
  'cancelada',
] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** The categories of a request's files. */
export const requestFileCategories = ['termo-referencia', 'orcamento', 'empenho', 'nota-fiscal', 'atesto', 'outro'] as const

/** Reasons why an approval needs an explanation: a suspended supplier, or an expired certificate. */
export const supplierTroubles = ['suspenso', 'certidao-vencida'] as const

/** Statuses of a tender in which its requests are neither approved nor committed. */
export const tenderTroubles = ['suspensa', 'anulada', 'revogada'] as const
