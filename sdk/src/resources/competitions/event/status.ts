/** The statuses of an event; domain model B6.13. */
export const eventStatuses = [
  'planejado',
  'inscricoes-abertas',
  'inscricoes-encerradas',
  'em-andamento',
  'encerrado',
  'adiado',
  'cancelado',
] as const

/** The statuses of an event that goes as planned, in order. */
export const eventSteps = eventStatuses.slice(0, 5)

/** What may block the next status. */
export const hindrances = [
  'sem-inscricoes',
  'inscricoes-futuras',
  'inscricoes-vencidas',
  'nao-comecou',
  'nao-terminou',
  'refeitorios-ativos',
  'solicitacoes-abertas',
] as const
