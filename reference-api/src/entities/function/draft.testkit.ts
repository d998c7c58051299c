import { next } from '../../testing/sequence.js'

/** A valid function; each call returns a different one. */
export function draft(more: object = {}): Record<string, unknown> {
  const number = next()
  return { name: `Função de testes ${number}`, code: `F-${number}`, category: 'cargo-efetivo', requiresCref: false, ...more }
}
