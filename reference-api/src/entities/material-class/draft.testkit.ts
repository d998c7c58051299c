import { next } from '../../testing/sequence.js'

/** In the first group of the demo, unless another one is named. */
export function draft(more: object = {}): Record<string, unknown> {
  const number = next()
  return { groupId: 1, code: String(50 + (number % 50)), name: `Classe de testes ${number}`, ...more }
}
