/** Of Lei 14.133/2021, articles 28, 74, 75 and 79, as the national portal (PNCP) tells them apart. */
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

/** Contratação direta: nobody bids, so there is neither dispute nor judgement. Lei 14.133/2021, article 72. */
export const isDirect = (modality: unknown): boolean => modality === 'dispensa' || modality === 'inexigibilidade'

/** Whether a dispute has a mode: in a pregão and a concorrência. Lei 14.133/2021, article 56. */
export const hasDispute = (modality: unknown): boolean => typeof modality === 'string' && /^(pregao|concorrencia)-/.test(modality)
