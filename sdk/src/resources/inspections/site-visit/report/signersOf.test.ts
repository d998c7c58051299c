import { expect, it } from 'vitest'
import { signersOf } from './signersOf.js'

const signature = (role: 'responsavel' | 'acompanhante' | 'equipe', name: string, fileId: number) => ({
  ...{ id: fileId, role, name, fileId, file: null, signedAt: '2026-11-23T12:00:00Z' },
})
const visit = { inspector: { id: 1, label: 'Ana Ribeiro' }, companionName: 'Rosa Kuhn', homologator: null }
const lines = (signatures: readonly ReturnType<typeof signature>[]) =>
  signersOf({ ...visit, signatures: [...signatures] } as unknown as Parameters<typeof signersOf>[0]).map(({ name, fileId }) => [
    name,
    fileId,
  ])

it('puts under each signature the name of who signed', () => {
  expect(lines([signature('acompanhante', 'João Prado', 7)])).toEqual([
    ['Ana Ribeiro', undefined],
    ['João Prado', 7],
    [undefined, undefined],
  ])
})

it('leaves no signature out where two signed for one role', () => {
  const all = [
    signature('responsavel', 'Ana Ribeiro', 1),
    signature('acompanhante', 'Rosa Kuhn', 2),
    signature('acompanhante', 'João Prado', 3),
  ]
  expect(lines(all)).toEqual([
    ['Ana Ribeiro', 1],
    ['Rosa Kuhn', 2],
    ['João Prado', 3],
    [undefined, undefined],
  ])
})
