import { next } from '../../testing/sequence.js'

/** A valid department; each call returns a different one. */
export function draft(more: object = {}): Record<string, unknown> {
  const number = next()
  return { name: `Setor de Testes ${number}`, acronym: `T${number}`, kind: 'setor', email: 'testes@esporte.pr.gov.br', ...more }
}
