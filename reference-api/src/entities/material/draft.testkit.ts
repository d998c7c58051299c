import { next } from '../../testing/sequence.js'

/** A valid item, by default in the first class of the demo; its code begins with that class's code. */
export function draft(more: object = {}): Record<string, unknown> {
  const number = next()
  return {
    code: `0110.${90_000 + (number % 10_000)}`,
    type: 'obra',
    groupId: 1,
    classId: 1,
    description: `Item de testes ${number}`,
    specification: 'Item que só as provas conhecem.',
    unitCode: 'M2',
    ...more,
  }
}
