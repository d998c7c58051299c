import { next } from '../../testing/sequence.js'

/** A function that may be saved; each call makes another one. */
export function draft(more: object = {}): Record<string, unknown> {
  const number = next()
  return { name: `Função de testes ${number}`, code: `F-${number}`, category: 'cargo-efetivo', requiresCref: false, ...more }
}
