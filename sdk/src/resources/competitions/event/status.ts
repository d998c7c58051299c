/** The way of an event; domain model B6.13. */
export const eventStatuses = [
  'planejado',
  'inscricoes-abertas',
  'inscricoes-encerradas',
  'em-andamento',
  'encerrado',
  'adiado',
  'cancelado',
] as const

/** The statuses that follow one another where nothing goes wrong. */
export const eventSteps = eventStatuses.slice(0, 5)

/** What may stand in the way of the next of them. */
export const hindrances = [
  'sem-inscricoes',
  'inscricoes-futuras',
  'inscricoes-vencidas',
  'nao-comecou',
  'nao-terminou',
  'refeitorios-ativos',
  'solicitacoes-abertas',
] as const
