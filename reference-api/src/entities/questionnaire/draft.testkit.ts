import { next } from '../../testing/sequence.js'

/** A valid questionnaire with two questions; each call returns a different one. */
export function draft(more: object = {}): Record<string, unknown> {
  const questions = [question({ statement: 'As saídas estão livres?' }), question({ statement: 'Há extintores?' })]
  const header = { targetType: 'local', validFrom: '2026-01-01', validTo: null, scored: false, evidencePolicy: 'opcional' }
  return { title: `Questionário de testes ${next()}`, ...header, sections: [{ title: 'Segurança', questions }], ...more }
}

/** A yes/no question. */
export function question(more: object = {}): Record<string, unknown> {
  return { statement: 'Há?', type: 'sim-nao', required: true, weight: 1, allowComment: true, ...more }
}
