/** The colour of a status; the text is always shown too. */
export type StatusTone = 'positive' | 'negative' | 'notice' | 'info' | 'neutral'

const tones: Readonly<Record<Exclude<StatusTone, 'neutral'>, readonly string[]>> = {
  positive: [
    'ativo',
    'aprovada',
    'aprovado',
    'atendida',
    'concluida',
    'concluido',
    'homologada',
    'homologado',
    'publicado',
    'vigente',
    'conforme',
    'habilitada',
  ],
  negative: [
    'cancelada',
    'cancelado',
    'reprovada',
    'reprovado',
    'suspenso',
    'suspensa',
    'impedido',
    'bloqueado',
    'fracassada',
    'fracassado',
    'revogada',
    'anulada',
    'inabilitada',
    'nao-conforme',
    'deserta',
    'deserto',
  ],
  notice: [
    'pendente',
    'devolvida',
    'em-analise',
    'em-habilitacao',
    'em-ajuste',
    'vencida',
    'atrasada',
    'adiado',
    'habilitada-com-ressalva',
    'conforme-com-ressalvas',
  ],
  info: [
    'adjudicada',
    'em-disputa',
    'em-julgamento',
    'enviada',
    'agendada',
    'em-andamento',
    'em-execucao',
    'publicada',
    'planejado',
    'inscricoes-abertas',
    'inscricoes-encerradas',
  ],
}

/** The colour for a status. `inativo`, `rascunho`, `encerrado` and unknown statuses are neutral. */
export function statusTone(status: string): StatusTone {
  for (const [tone, statuses] of Object.entries(tones)) {
    if (statuses.includes(status)) return tone as StatusTone
  }
  return 'neutral'
}
