import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { department } from '../../resources/administrative/department/resource.js'
import { offeredColumns, saneColumns } from './columns.js'
import { plainState } from './listState.js'
import { densities } from './density.js'
import { isAsSaved, longestName, nameProblem, readViews, storeView } from './views.js'

const view = (id: string, name: string) => ({ id, name, state: plainState })
const keys = offeredColumns(department).map(({ key }) => key)
const states = fc.record({
  page: fc.integer({ min: 1, max: 400 }),
  perPage: fc.constantFrom(10, 25, 50, 100),
  sort: fc.constantFrom('', '-name', 'kind,-acronym'),
  search: fc.string({ unit: 'grapheme' }),
  filters: fc.constantFrom<Readonly<Record<string, string>>>({}, { status: 'ativo,inativo' }, { kind: 'setor', parentId: '7' }),
  columns: fc.shuffledSubarray(keys).map((chosen) => saneColumns(department, chosen)),
  density: fc.constantFrom(...densities),
  view: fc.constantFrom(undefined, 'outra'),
})

describe('a saved view', () => {
  it('brings back everything it was made from but the page', () => {
    fc.assert(
      fc.property(states, (state) => {
        const [read] = readViews(department, { a1: storeView('Minha', state) })
        expect(read).toEqual({ id: 'a1', name: 'Minha', state: { ...state, page: 1, view: 'a1' } })
      }),
    )
  })

  it('is as it was saved on every page, and in no other order, search or columns', () => {
    const saved = { ...view('a', 'A'), state: { ...plainState, density: 'normal' as const } }
    const shown = { ...saved.state, page: 3, view: 'a' }
    expect(isAsSaved(saved, shown)).toBe(true)
    expect(isAsSaved(saved, { ...shown, sort: '-name' })).toBe(false)
    expect(isAsSaved(saved, { ...shown, columns: ['name', 'status'] })).toBe(false)
    expect(isAsSaved(saved, { ...shown, density: 'compacta' })).toBe(false)
  })

  it('stands in the order of names; what another version kept is passed over', () => {
    const stored = { a: { name: 'Última', query: '' }, b: { name: 'ativos', query: 'status=ativo&senha=1' }, c: 7, d: null, e: { name: 3 } }
    expect(readViews(department, stored).map(({ name }) => name)).toEqual(['ativos', 'Última'])
    expect(readViews(department, stored)[0]?.state.filters).toEqual({ status: 'ativo' })
  })

  it('has a name of its own that fits', () => {
    const views = [view('a', 'Ativos')]
    expect(nameProblem(views, '')).toBe('required')
    expect(nameProblem(views, 'ATIVOS')).toBe('taken')
    expect(nameProblem(views, 'Ativos', 'a')).toBeUndefined()
    expect(nameProblem(views, 'x'.repeat(longestName))).toBeUndefined()
    expect(nameProblem(views, 'x'.repeat(longestName + 1))).toBe('tooLong')
  })
})
