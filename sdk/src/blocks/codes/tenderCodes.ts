/** Modalities of Lei 14.133/2021, articles 28, 74, 75 and 79, with the distinctions of the national portal (PNCP). */
export const tenderModalities = [
  'pregao-eletronico',
  'pregao-presencial',
  'concorrencia-eletronica',
  'concorrencia-presencial',
  'dispensa',
  'inexigibilidade',
  'credenciamento',
  'concurso',
  'leilao-eletronico',
  'leilao-presencial',
  'dialogo-competitivo',
] as const
export type TenderModality = (typeof tenderModalities)[number]

export const tenderStatuses = [
  'em-elaboracao',
  'publicada',
  'em-disputa',
  'em-julgamento',
  'adjudicada',
  'homologada',
  'vigente',
  'encerrada',
  'suspensa',
  'revogada',
  'anulada',
  'deserta',
  'fracassada',
] as const
export type TenderStatus = (typeof tenderStatuses)[number]

export const tenderFileCategories = [
  'edital',
  'etp',
  'termo-de-referencia',
  'ata',
  'contrato',
  'termo-aditivo',
  'homologacao',
  'parecer',
  'outro',
] as const

/** Direct contracting (contratação direta) has no bids, so neither dispute nor judgement. Lei 14.133/2021, article 72. */
export const isDirect = (modality: unknown): boolean => modality === 'dispensa' || modality === 'inexigibilidade'

/** Whether the modality has a dispute mode: pregão and concorrência do. Lei 14.133/2021, article 56. */
export const hasDispute = (modality: unknown): boolean => typeof modality === 'string' && /^(pregao|concorrencia)-/.test(modality)
