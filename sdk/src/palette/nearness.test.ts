import { describe, expect, it } from 'vitest'
import { byNearness, nearness } from './nearness.js'

describe('nearness', () => {
  it.each([
    ['Nova pessoa', 'nova p', 0],
    ['Nova pessoa', 'NÓVA PESSOA', 0],
    ['Nova pessoa', '', 0],
    ['Novo departamento', 'departamento', 1],
    ['Níveis de turma', 'niv tur', 1],
    ['Níveis de turma', 'tur niv', 2],
    ['Novo departamento', 'amento', 3],
    ['Nova pessoa', 'nova x', undefined],
    ['Pregão 14/2026', '14/2026', 1],
  ])('of "%s" to "%s" is %s', (text, search, wanted) => {
    expect(nearness(text, search)).toBe(wanted)
  })

  it('orders, and leaves equals where they were', () => {
    const ranked = byNearness(['Departamento', 'Pessoa', 'Painel', 'Escola'], (text) => nearness(text, 'p'))
    expect(ranked.map(({ entry }) => entry)).toEqual(['Pessoa', 'Painel', 'Departamento'])
  })
})
