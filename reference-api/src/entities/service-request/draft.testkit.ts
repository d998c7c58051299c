import { next } from '../../testing/sequence.js'

/** A service request that may be saved; each call makes another one. */
export function draft(more: object = {}): Record<string, unknown> {
  return { name: `Solicitação de testes ${next()}`, ...more }
}
