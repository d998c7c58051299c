import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineFieldset } from '../../core/control.js'
import { location } from '../../kinds/link/location.js'
import { rows } from '../../kinds/part/rows.js'
import { toggle } from '../../kinds/choice/toggle.js'
import { tags } from '../../kinds/text/tags.js'
import { text } from '../../kinds/text/text.js'
import { isSame } from './isSame.js'
import { type Controls, findConflicts, foreignChanges, mergeValues, type Versions } from './mergeValues.js'

const contact = defineFieldset<{ name: string; isMain: boolean }>({
  messages: {} as never,
  fields: { name: text(), isMain: toggle() },
})
const controls: Controls = {
  name: text(),
  phone: text(),
  stateId: location({ level: 'estados' }),
  cityId: location({ level: 'cidades', dependsOn: 'stateId' }),
  contacts: rows(contact, { mainKey: 'isMain' }),
}

const row = fc.record({
  name: fc.constantFrom('Ana', 'Bia', 'Caio', 'Davi'),
  phone: fc.constantFrom('1', '2', '3'),
  isMain: fc.constant(false),
})
const list = fc.array(row, { maxLength: 4 }).map((rows) => rows.map((each, index) => ({ ...each, isMain: index === 0 })))
const some = fc.constantFrom('', 'a', 'b', 'c')
const state = fc.record({ name: some, phone: some, stateId: some, cityId: some, contacts: list })
const versions = fc.record({ original: state, mine: state, current: state })
const swap = ({ original, mine, current }: Versions): Versions => ({ original, mine: current, current: mine })
const tally = (values: unknown) => (values as readonly object[]).map((each) => JSON.stringify(each, ['name', 'phone', 'isMain'])).sort()
const named = (values: unknown) => (values as readonly { name: string }[]).map(({ name }) => name)

describe('two people change one record', () => {
  it('changes nothing of mine when nobody else changed anything', () =>
    fc.assert(
      fc.property(state, state, (original, mine) => {
        expect(mergeValues(controls, { original, mine, current: original })).toEqual(mine)
      }),
    ))

  it('shows the current state when I changed nothing', () =>
    fc.assert(
      fc.property(state, state, (original, current) => {
        expect(mergeValues(controls, { original, mine: original, current })).toEqual(current)
      }),
    ))

  it('asks nothing when both did the same', () =>
    fc.assert(
      fc.property(state, state, (original, same) => {
        expect(findConflicts(controls, { original, mine: same, current: same })).toEqual([])
        expect(mergeValues(controls, { original, mine: same, current: same })).toEqual(same)
      }),
    ))

  it('keeps every field that only one of them changed', () =>
    fc.assert(
      fc.property(versions, (all) => {
        const merged = mergeValues(controls, all, () => 'current')
        for (const key of ['name', 'phone'] as const) {
          if (isSame(all.current[key], all.original[key])) expect(merged[key]).toEqual(all.mine[key])
          if (isSame(all.mine[key], all.original[key])) expect(merged[key]).toEqual(all.current[key])
        }
      }),
    ))

  it('gives the same record whoever of them is called "me"', () =>
    fc.assert(
      fc.property(versions, (all) => {
        const one = mergeValues(controls, all, () => 'mine')
        const other = mergeValues(controls, swap(all), () => 'current')
        expect({ ...one, contacts: [] }).toEqual({ ...other, contacts: [] })
        expect(tally(one.contacts)).toEqual(tally(other.contacts))
        expect(findConflicts(controls, all).map(({ keys }) => keys)).toEqual(findConflicts(controls, swap(all)).map(({ keys }) => keys))
      }),
    ))

  it('loses nothing of either side that nobody was asked about', () =>
    fc.assert(
      fc.property(versions, fc.constantFrom('mine' as const, 'current' as const), (all, side) => {
        const merged = mergeValues(controls, all, () => side)
        const asked = new Set(findConflicts(controls, all).flatMap(({ keys }) => keys))
        for (const key of ['name', 'phone', 'stateId', 'cityId'] as const) {
          if (asked.has(key)) continue
          for (const { [key]: value } of [all.mine, all.current])
            if (!isSame(value, all.original[key])) expect([all.mine[key], all.current[key]]).toContainEqual(merged[key])
        }
        expect([merged.stateId, merged.cityId]).toSatisfy((pair) =>
          [all.mine, all.current].some(({ stateId, cityId }) => isSame(pair, [stateId, cityId])),
        )
      }),
    ))

  it('never marks two rows as the main one', () =>
    fc.assert(
      fc.property(versions, fc.constantFrom('mine' as const, 'current' as const), (all, side) => {
        const merged = mergeValues(controls, all, () => side).contacts as readonly { isMain: boolean }[]
        expect(merged.filter(({ isMain }) => isMain).length).toBeLessThanOrEqual(1)
      }),
    ))

  it('asks about nothing that the answer would not change', () =>
    fc.assert(
      fc.property(versions, (all) => {
        const sides = [mergeValues(controls, all, () => 'mine'), mergeValues(controls, all, () => 'current')]
        for (const { keys } of findConflicts(controls, all))
          expect(keys.some((key) => !isSame(sides[0]?.[key], sides[1]?.[key]))).toBe(true)
      }),
    ))
})

describe('sub-records', () => {
  const make = (name: string, phone = '1', isMain = false) => ({ name, phone, isMain })
  const merge = (original: object[], mine: object[], current: object[]) => {
    const all = { original: { contacts: original }, mine: { contacts: mine }, current: { contacts: current } }
    return {
      conflicts: findConflicts(controls, all),
      mine: mergeValues(controls, all, () => 'mine').contacts,
      current: mergeValues(controls, all, () => 'current').contacts,
    }
  }
  const ana = make('Ana', '1', true)

  it('added by both stand side by side', () => {
    const { conflicts, mine } = merge([ana], [ana, make('Bia')], [ana, make('Caio')])
    expect(conflicts).toEqual([])
    expect(named(mine)).toEqual(['Ana', 'Caio', 'Bia'])
  })
  it('added twice stand once', () => expect(named(merge([ana], [ana, make('Bia')], [ana, make('Bia')]).mine)).toEqual(['Ana', 'Bia']))
  it('taken out by one are gone while the other’s edit of another one stays', () => {
    const { conflicts, mine } = merge([ana, make('Bia')], [ana], [make('Ana', '9', true), make('Bia')])
    expect(conflicts).toEqual([])
    expect(mine).toEqual([make('Ana', '9', true)])
  })
  it('edited by one and taken out by the other are asked about', () => {
    const { conflicts, mine, current } = merge([ana, make('Bia')], [ana, make('Bia', '9')], [ana])
    expect(conflicts).toEqual([{ keys: ['contacts'], rows: [{ original: make('Bia'), mine: make('Bia', '9'), current: undefined }] }])
    expect(named(mine)).toEqual(['Ana', 'Bia'])
    expect(named(current)).toEqual(['Ana'])
  })
  it('with ids are the same ones however much they changed', () => {
    const with7 = (row: object) => ({ id: 7, ...row })
    const { conflicts } = merge([with7(make('Ana'))], [with7(make('Zoe', '8'))], [with7(make('Rui', '9'))])
    expect(conflicts[0]?.rows).toEqual([{ original: with7(make('Ana')), mine: with7(make('Zoe', '8')), current: with7(make('Rui', '9')) }])
  })
  it('ask which one is the main one when both moved the mark', () => {
    const [a, b, c] = [make('Ana'), make('Bia'), make('Caio')]
    const main = (rows: (typeof a)[], name: string) => rows.map((each) => ({ ...each, isMain: each.name === name }))
    const merged = merge(main([a, b, c], 'Ana'), main([a, b, c], 'Bia'), main([a, b, c], 'Caio'))
    expect(merged.conflicts).toHaveLength(1)
    expect(merged.mine).toEqual(main([a, b, c], 'Bia'))
    expect(merged.current).toEqual(main([a, b, c], 'Caio'))
  })
})

it('names what somebody else changed', () =>
  expect(foreignChanges({ original: { a: 1, b: [1], c: 2 }, current: { a: 1, b: [2], c: 2 } })).toEqual(['b']))

it('keeps a city in its state: fields that depend on one another are one question', () => {
  const original = { stateId: 41, cityId: 1 }
  const all = { original, mine: { stateId: 41, cityId: 2 }, current: { stateId: 35, cityId: null } }
  expect(findConflicts(controls, all)).toEqual([{ keys: ['stateId', 'cityId'] }])
  expect(mergeValues(controls, all, () => 'mine')).toEqual(all.mine)
  expect(mergeValues(controls, all, () => 'current')).toEqual(all.current)
})

it('keeps what each side added to a list of records, options or words, and what either removed stays away', () => {
  const tagged: Controls = { words: tags() }
  const versions = { original: { words: ['a', 'b', 'c'] }, mine: { words: ['a', 'c', 'mine'] }, current: { words: ['b', 'c', 'theirs'] } }
  expect(findConflicts(tagged, versions)).toEqual([])
  expect(mergeValues(tagged, versions)).toEqual({ words: ['c', 'theirs', 'mine'] })
})
