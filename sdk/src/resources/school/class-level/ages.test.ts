import { describe, expect, it } from 'vitest'
import { type AgeBand, ageLanes, ageProblems, ageText } from './ages.js'

const band = (name: string, minAge: number, maxAge: number, stage = 'formacao'): AgeBand => ({ name, stage, minAge, maxAge })

describe('the age bands of a dimension', () => {
  it.each([
    ['bands that follow each other', [band('A', 6, 8), band('B', 9, 11)], [], []],
    ['a shared age', [band('A', 6, 9), band('B', 9, 11)], [['9', 'A', 'B']], []],
    ['an age of nobody', [band('A', 6, 8), band('B', 10, 11)], [], ['9']],
    ['one inside another, and then nothing', [band('A', 6, 12), band('B', 8, 9), band('C', 15, 17)], [['8–9', 'A', 'B']], ['13–14']],
    ['given in any order', [band('B', 12, 14), band('A', 6, 8)], [], ['9–11']],
    [
      'three at one age',
      [band('A', 6, 8), band('B', 8, 8), band('C', 8, 9)],
      [
        ['8', 'A', 'B'],
        ['8', 'A', 'C'],
        ['8', 'B', 'C'],
      ],
      [],
    ],
  ] as const)('shows %s', (_, bands, overlaps, gaps) => {
    const [lane] = ageLanes(bands, ['formacao'])
    expect(lane?.overlaps.map((overlap) => [ageText(overlap), ...overlap.names])).toEqual(overlaps)
    expect(lane?.gaps.map(ageText)).toEqual(gaps)
  })

  it('keeps dimensions apart, in their order, and leaves out those without levels', () => {
    const lanes = ageLanes([band('A', 6, 9), band('B', 6, 9, 'vivencia')], ['vivencia', 'formacao', 'excelencia'])
    expect(lanes.map(({ stage, overlaps }) => [stage, overlaps.length])).toEqual([
      ['vivencia', 0],
      ['formacao', 0],
    ])
  })

  it('draws bars that meet in different lines, and uses a line again', () => {
    const [lane] = ageLanes([band('A', 6, 9), band('B', 8, 11), band('C', 10, 12)], ['formacao'])
    expect(lane?.bars.map(({ name, line }) => [name, line])).toEqual([
      ['A', 0],
      ['B', 1],
      ['C', 0],
    ])
  })
})

describe('what a level is warned of', () => {
  const others = [band('A', 6, 8), band('B', 13, 15), band('elsewhere', 3, 99, 'vivencia')]
  it.each([
    [9, 12, [], []],
    [8, 12, ['8'], []],
    [9, 10, [], ['11–12']],
    [10, 14, ['13–14'], ['9']],
    [16, 20, [], []],
    [20, 22, [], ['16–19']],
  ])('from %i to %i', (minAge, maxAge, overlaps, gaps) => {
    const found = ageProblems(band('new', minAge, maxAge), others)
    expect(found.overlaps.map(ageText)).toEqual(overlaps)
    expect(found.gaps.map(ageText)).toEqual(gaps)
  })
})
