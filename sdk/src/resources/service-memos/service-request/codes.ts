/** The life of a request, in its order. */
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

/** What the files of a request are. */
export const requestFileCategories = ['termo-referencia', 'orcamento', 'empenho', 'nota-fiscal', 'atesto', 'outro'] as const

/** Why an approval needs a reason: the supplier is suspended, or a certificate has ended. */
export const supplierTroubles = ['suspenso', 'certidao-vencida'] as const
