import { describe, expect, test } from 'vitest'
import { presentPath } from '../core/fieldPath.js'
import { changedField } from '../history/historyText.js'
import { canteen } from '../../resources/competitions/canteen/resource.js'
import { pathLabel, pathLabels, inFormOrder } from '../checks/issueTexts.js'
import { createTranslator } from '../../locale/createTranslator.js'
import { catalogue } from '../../locale/pt-BR/catalogue.js'
import { createFormStore } from '../store/formStore.js'
import { survey } from '../../testing/samples/survey/resource.js'
import { toCopy, toDraft, toValues } from '../core/formValues.js'
import { mergeRows } from '../core/mergeRows.js'
import { findConflicts, mergeValues } from '../core/mergeValues.js'

const option = (id: number, text: string) => ({ id, text, isConform: false })
const question = (id: number, text: string, options: readonly object[] = []) => ({ id, text, isRequired: false, options })
const record = {
  title: 'Roteiro',
  sections: [
    { id: 1, title: 'Acesso', questions: [question(10, 'Rampa?', [option(100, 'Sim'), option(101, 'Não')]), question(11, 'Elevador?')] },
    { id: 2, title: 'Piscina', questions: [question(12, 'Limpa?')] },
  ],
}
type Record = typeof record
const values = toValues(survey, record) as unknown as Record
const clone = (change: (copy: Record) => void): Record => {
  const copy = structuredClone(values)
  change(copy)
  return copy
}
const merge = (mine: Record, current: Record) => {
  const versions = { original: { ...values }, mine: { ...mine }, current: { ...current } }
  return { merged: mergeValues(survey.fields, versions) as unknown as Record, conflicts: findConflicts(survey.fields, versions) }
}
const at = <Item>(items: readonly Item[], place: number): Item => items[place] as Item

describe('the ids of rows', () => {
  test('go through the form and back, at every level', () => {
    expect(toDraft(survey, { ...values })).toEqual(record)
  })

  test('stay behind in a copy', () => {
    expect(JSON.stringify(toCopy(survey, record))).not.toContain('"id"')
    expect(toCopy(survey, record)).toMatchObject({
      sections: [{ title: 'Acesso', questions: [{ options: [{ text: 'Sim' }, {}] }, {}] }, {}],
    })
  })

  test('tell two rows apart that say the same', () => {
    const twins = [option(1, 'Sim'), option(2, 'Sim')]
    const { rows, conflicts } = mergeRows(
      { original: twins, mine: [option(1, 'Sim'), option(2, 'Talvez')], current: [option(2, 'Sim')] },
      { prefer: 'mine' },
    )
    expect([rows, conflicts]).toEqual([[option(2, 'Talvez')], []])
  })

  test('are those of the server after a save, also for what was typed on meanwhile', () => {
    const bare = { text: 'Nova', isConform: false }
    const { rows } = mergeRows(
      { original: [bare], mine: [{ ...bare, text: 'Nova opção' }], current: [{ id: 7, ...bare }] },
      { prefer: 'mine' },
    )
    expect(rows).toEqual([{ id: 7, text: 'Nova opção', isConform: false }])
  })

  test('are given up with a row that somebody else took out, when mine is kept: it is a new one then', () => {
    const { rows } = mergeRows({ original: [option(1, 'Sim')], mine: [option(1, 'Talvez')], current: [] }, { prefer: 'mine' })
    expect(rows).toEqual([{ text: 'Talvez', isConform: false }])
  })
})

describe('two people in rows of rows', () => {
  test('who changed different ones meet in no conflict', () => {
    const mine = clone((copy) => {
      at(at(copy.sections, 0).questions, 0).text = 'Há rampa?'
    })
    const current = clone((copy) => {
      at(at(copy.sections, 0).questions, 1).text = 'Há elevador?'
      copy.sections.reverse()
    })
    const { merged, conflicts } = merge(mine, current)
    expect(conflicts).toEqual([])
    const access = merged.sections.find(({ id }) => id === 1)
    expect(access?.questions.map(({ id, text }) => [id, text])).toEqual([
      [10, 'Há rampa?'],
      [11, 'Há elevador?'],
    ])
  })

  test('who changed the same one are asked', () => {
    const mine = clone((copy) => {
      at(at(copy.sections, 0).questions, 0).text = 'Há rampa?'
    })
    const current = clone((copy) => {
      at(at(copy.sections, 0).questions, 0).text = 'Rampa larga?'
    })
    expect(merge(mine, current).conflicts.map(({ keys }) => keys)).toEqual([['sections']])
  })
})

describe('a row that went below another row', () => {
  const places = ({ sections }: Record) => sections.map(({ id, questions }) => [id, questions.map((row) => row.id)] as const)
  const move = (copy: Record, id: number, to: number) => {
    const row = copy.sections.flatMap(({ questions }) => questions).find((each) => each.id === id)
    for (const section of copy.sections) section.questions = section.questions.filter((each) => each !== row)
    if (row) at(copy.sections, to).questions.push(row)
  }

  test('keeps its id beside what somebody else changed meanwhile', () => {
    const mine = clone((copy) => move(copy, 10, 1))
    const current = clone((copy) => {
      at(copy.sections, 0).title = 'Entrada'
      at(at(copy.sections, 1).questions, 0).text = 'Água limpa?'
    })
    const { merged, conflicts } = merge(mine, current)
    expect(conflicts).toEqual([])
    expect(places(merged)).toEqual([
      [1, [11]],
      [2, [12, 10]],
    ])
    expect(merged.sections[1]?.questions[1]?.options).toMatchObject([{ id: 100 }, { id: 101 }])
    expect(merged.sections[0]?.title).toBe('Entrada')
  })

  test('stands once, where mine has it, when two took it to different rows', () => {
    const third = { id: 3, title: 'Quadra', questions: [] as Record['sections'][number]['questions'] }
    const original = { ...values, sections: [...values.sections, third] } as unknown as Record
    const copy = (change: (record: Record) => void) => {
      const record = structuredClone(original)
      change(record)
      return record
    }
    const versions = { original, mine: copy((record) => move(record, 10, 1)), current: copy((record) => move(record, 10, 2)) }
    const where = (prefer: 'mine' | 'current') =>
      places(mergeValues(survey.fields, versions as never, () => prefer) as unknown as Record).flatMap(([id, rows]) =>
        rows.includes(10) ? [id] : [],
      )
    expect([where('mine'), where('current')]).toEqual([[2], [3]])
  })
})

describe('a place in rows of rows', () => {
  const texts = createTranslator('pt-BR', catalogue)

  test('is named by the title of its row, whose number tells the rows around', () => {
    expect(pathLabel(survey, texts, 'sections[0].questions[1].text')).toBe('Pergunta 1.2 › Enunciado')
    expect(pathLabel(survey, texts, 'sections[1].questions[0].options[2].isConform')).toBe('Opção 2.1.3 › Conforme')
    expect(pathLabel(survey, texts, 'sections[1].questions')).toBe('Seção 2 › Perguntas')
    expect(pathLabel(survey, texts, 'sections[1]')).toBe('Seção 2')
  })

  test('is named by the words of its row, where it has some', () => {
    const menus = [{ date: '2026-12-04' }, { date: '2026-12-05', mealType: 'almoco' }]
    const named = (path: string) => pathLabels(canteen, texts, { path, values: { menus } })
    expect(named('menus[1].dishes[0].name')).toEqual(['Almoço de 05/12', 'Prato 1', 'Prato'])
    expect(named('menus[1].kcal')).toEqual(['Almoço de 05/12', 'Calorias (kcal)'])
    // No meal is chosen yet.
    expect(named('menus[0].mealType')).toEqual(['Cardápio 1', 'Refeição'])
    expect(changedField(canteen, texts, { path: 'menus[1].kcal', values: { menus } }).label).toBe('Almoço de 05/12: Calorias (kcal)')
  })

  test('comes in the order of the screen', () => {
    const paths = [
      'sections[1].title',
      'sections[0].questions[1].text',
      'sections[0].questions[0].options[1].text',
      'sections[0].title',
      'sections',
      'title',
    ]
    const issues = paths.map((path) => ({ path, code: 'required' }))
    expect(inFormOrder(survey, issues).map(({ path }) => path)).toEqual(paths.toReversed())
  })

  test('of a change in the history is that of its row today, whatever number it had', () => {
    const change = { field: 'sections[1].questions[4].text', before: 'a', after: 'b', rowIds: [1, 11] }
    const path = presentPath({ ...values }, change)
    expect(path).toBe('sections[0].questions[1].text')
    expect(changedField(survey, texts, { path: path ?? '' })).toMatchObject({
      label: 'Pergunta 1.2: Enunciado',
      key: 'text',
      isSensitive: false,
    })
    expect(presentPath({ ...values }, { ...change, rowIds: [1, 99] })).toBeUndefined()
    expect(presentPath({ ...values }, { field: 'sections[1].title' })).toBe('sections[1].title')
  })

  test('can be written by hand in the form', () => {
    const store = createFormStore(survey, { values: { ...values } })
    store.change('sections[0].questions[1].text', 'Há elevador?')
    expect((store.getState().values as unknown as Record).sections[0]?.questions[1]).toEqual(question(11, 'Há elevador?'))
  })
})
