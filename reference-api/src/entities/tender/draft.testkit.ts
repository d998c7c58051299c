import { next } from '../../testing/sequence.js'

/** A valid tender; each call returns a different one. */
export function draft(more: object = {}): Record<string, unknown> {
  return {
    modality: 'pregao-eletronico',
    number: next(),
    year: 2026,
    isSrp: true,
    legalBasis: 'lei-14133',
    judgingCriterion: 'menor-preco',
    disputeMode: 'aberto',
    managingBody: 'Órgão das provas',
    ourRole: 'gerenciador',
    protocol: '251103429',
    object: 'Objeto que só as provas conhecem',
    publicationDate: '2026-02-02',
    sessionAt: '2026-02-19T12:00:00.000Z',
    homologationDate: '2026-03-20',
    ataNumber: '41/2026',
    ataStart: '2026-04-01',
    ataEnd: '2027-03-31',
    ...more,
  }
}
