/** The colour of a status; the text is always shown too. */
export type StatusTone = 'positive' | 'negative' | 'notice' | 'info' | 'neutral'

/**
 * One word has one colour in every entity, so the words stand here and not with the entities: shell and homes show statuses of records whose
 * entity they do not load. A status of the product that is missing here fails a test.
 */
export const statusTones: Readonly<Record<StatusTone, readonly string[]>> = {
  positive: ['ativo', 'aprovada', 'concluida', 'homologada', 'homologado', 'publicado', 'vigente', 'conforme', 'habilitada'],
  negative: [
    'cancelada',
    'cancelado',
    'reprovada',
    'suspenso',
    'suspensa',
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
  notice: ['devolvida', 'em-analise', 'atrasada', 'adiado', 'habilitada-com-ressalva', 'conforme-com-ressalvas', 'inconclusiva'],
  info: [
    'adjudicada',
    'em-disputa',
    'em-julgamento',
    'enviada',
    'agendada',
    'em-andamento',
    'em-execucao',
    'empenhada',
    'parcialmente-atendida',
    'publicada',
    'planejado',
    'inscricoes-abertas',
    'inscricoes-encerradas',
  ],
  neutral: ['arquivado', 'em-cadastro', 'em-elaboracao', 'encerrada', 'encerrado', 'falecido', 'inativa', 'inativo', 'rascunho'],
}

/** The colour for a status; neutral for one that is not listed, such as a host's own. */
export function statusTone(status: string): StatusTone {
  for (const [tone, statuses] of Object.entries(statusTones)) {
    if (statuses.includes(status)) return tone as StatusTone
  }
  return 'neutral'
}
