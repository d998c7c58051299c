import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toValues } from '../../../../form/core/formValues.js'
import { createFormStore } from '../../../../form/store/formStore.js'
import { questionnaire } from '../resource.js'
import { questionnaireSamples } from '../samples.js'
import { sectionsIn } from './pure/rows.js'
import { settledSections } from './useSettledSections.js'

const [, , draft] = questionnaireSamples
const statement = 'sections[0].questions[0].statement'
const open = () => {
  const store = createFormStore(questionnaire, { values: toValues(questionnaire, { ...draft }) })
  const settled = settledSections(store)
  const drawn: unknown[] = []
  let shown = settled.read()
  settled.subscribe(() => {
    if (settled.read() === shown) return
    shown = settled.read()
    drawn.push(shown[0]?.questions[0]?.statement)
  })
  return { store, settled, drawn }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('what stands around the fields', () => {
  it('follows a text once nobody types, however many keys that were', () => {
    const { store, settled, drawn } = open()
    for (const typed of ['A', 'Ab', 'Abc']) {
      store.change(statement, typed)
      vi.advanceTimersByTime(200)
    }
    expect(drawn).toEqual([])
    vi.advanceTimersByTime(100)
    expect(drawn).toEqual(['Abc'])
    expect(settled.read()).toBe(sectionsIn(store.getState().values))
  })

  it.each([
    ['another type', 'sections[0].questions[0].type', 'texto'],
    ['another weight', 'sections[0].weight', '40'],
    ['questions in another order', 'sections[0].questions', []],
  ])('follows %s at once', (_, path, value) => {
    const { store, settled, drawn } = open()
    store.change(path, value)
    expect(drawn).toHaveLength(1)
    expect(settled.read()).toBe(sectionsIn(store.getState().values))
  })

  it('follows at once when something else is done before the pause is over', () => {
    const { store, settled, drawn } = open()
    store.change(statement, 'A')
    store.change('sections[0].questions[0].required', false)
    store.change('sections[0].questions[0].required', true)
    expect(drawn.at(-1)).toBe('A')
    expect(settled.read()).toBe(sectionsIn(store.getState().values))
  })
})
