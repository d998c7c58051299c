import { next } from '../../testing/sequence.js'

/** In the first class of the demo, unless another one is named: the code begins with its digits. */
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
