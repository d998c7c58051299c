import { next } from '../../testing/sequence.js'

/** A valid class, by default in the first group of the demo. */
export function draft(more: object = {}): Record<string, unknown> {
  const number = next()
  return { groupId: 1, code: String(50 + (number % 50)), name: `Classe de testes ${number}`, ...more }
}
