import { next } from '../../testing/sequence.js'

/** A lot that may be saved under a tender; each call makes another one. */
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
