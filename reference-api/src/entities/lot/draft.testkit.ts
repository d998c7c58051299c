import { next } from '../../testing/sequence.js'

/** A valid lot of a tender; each call returns a different one. */
export function draft(more: object = {}): Record<string, unknown> {
  return {
    number: (next() % 9999) + 1,
    title: 'Lote que só as provas conhecem',
    kind: 'servico',
    benefit: 'sem-beneficio',
    regionIds: [],
    items: [],
    ...more,
  }
}
