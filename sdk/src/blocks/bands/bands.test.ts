import { describe, expect, it } from 'vitest'
import { type Band, type BandProblem, lanesOf, problemsAt, rangeText } from './bands.js'

const band = (name: string, from: number, to: number, lane = 'formacao'): Band => ({ name, lane, from, to })

describe('the bands of a lane', () => {
  it.each([
    ['bands that follow each other', [band('A', 6, 8), band('B', 9, 11)], [], []],
    ['a shared number', [band('A', 6, 9), band('B', 9, 11)], [['9', 'A', 'B']], []],
    ['a number of nobody', [band('A', 6, 8), band('B', 10, 11)], [], ['9']],
    ['one inside another, and then nothing', [band('A', 6, 12), band('B', 8, 9), band('C', 15, 17)], [['8–9', 'A', 'B']], ['13–14']],
    ['given in any order', [band('B', 12, 14), band('A', 6, 8)], [], ['9–11']],
    [
      'three at one number',
      [band('A', 6, 8), band('B', 8, 8), band('C', 8, 9)],
      [
        ['8', 'A', 'B'],
        ['8', 'A', 'C'],
        ['8', 'B', 'C'],
      ],
      [],
    ],
  ] as const)('shows %s', (_, bands, overlaps, gaps) => {
    const [lane] = lanesOf(bands, ['formacao'])
    expect(lane?.overlaps.map((overlap) => [rangeText(overlap), ...overlap.names])).toEqual(overlaps)
    expect(lane?.gaps.map(rangeText)).toEqual(gaps)
  })

  it('keeps lanes apart, in their order, and leaves out those without bands', () => {
    const lanes = lanesOf([band('A', 6, 9), band('B', 6, 9, 'vivencia')], ['vivencia', 'formacao', 'excelencia'])
    expect(lanes.map(({ lane, overlaps }) => [lane, overlaps.length])).toEqual([
      ['vivencia', 0],
      ['formacao', 0],
    ])
  })

  it('draws bars that meet in different lines, and uses a line again', () => {
    const [lane] = lanesOf([band('A', 6, 9), band('B', 8, 11), band('C', 10, 12)], ['formacao'])
    expect(lane?.bars.map(({ name, line }) => [name, line])).toEqual([
      ['A', 0],
      ['B', 1],
      ['C', 0],
    ])
  })
})

describe('the problems of a band', () => {
  const others = [band('A', 6, 8), band('B', 13, 15), band('elsewhere', 3, 99, 'vivencia')]
  const text = (problem: BandProblem | undefined) =>
    problem && ('names' in problem ? `${problem.names.join(' and ')} ${rangeText(problem)}` : `gap ${rangeText(problem)}`)
  it.each([
    [9, 12, undefined, undefined],
    [8, 12, 'new and A 8', undefined],
    [9, 10, undefined, 'gap 11–12'],
    [10, 14, 'gap 9', 'new and B 13–14'],
    [7, 14, 'new and A 7–8', 'new and B 13–14'],
    [16, 20, undefined, undefined],
    [20, 22, 'gap 16–19', undefined],
  ])('from %i to %i', (from, to, below, above) => {
    const found = problemsAt(band('new', from, to), others)
    expect([text(found.below), text(found.above)]).toEqual([below, above])
  })
})
