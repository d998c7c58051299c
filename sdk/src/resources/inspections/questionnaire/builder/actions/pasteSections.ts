import type { AnyFieldset } from '../../../../../core/control.js'
import { addRow, removeRow } from '../../../../../form/store/rows.js'
import { pastedRows } from '../../paste/pastedRows.js'
import type { ReadSection } from '../../paste/readQuestions.js'
import { balanced, nextCodes, weightOf } from '../pure/edit.js'
import { type SectionRow, textOf } from '../pure/rows.js'
import { type Editing, most } from './editing.js'

interface PastingParts {
  readonly section: AnyFieldset
  readonly question: AnyFieldset
}

/** The action that adds the sections of a text, as one step. Weights that the text does not give are distributed. */
export function pastingSections(editing: Editing, { section, question }: PastingParts): (read: readonly ReadSection[]) => void {
  const { store, sections, stored, act, focus, tell, say, text } = editing
  return (read) => {
    const known = sections()
    const blank = known.filter(isBlank)
    const first = known.length - blank.length
    const count = read.reduce((sum, { questions }) => sum + questions.length, 0)
    const longest = Math.max(...read.map(({ questions }) => questions.length))
    if (first + read.length > most.sections) return tell('full', { max: most.sections })
    if (longest > most.questions) return tell('full', { max: most.questions })
    const option = question.fields.options?.fieldset ?? question
    const nameOf = (place: number) => text().say('section', { number: first + place + 1 })
    const rows = pastedRows(read, { section, question, option, codes: nextCodes(count, known, stored()), nameOf })
    act(() => {
      for (let index = known.length - 1; index >= 0; index -= 1) if (isBlank(known[index])) removeRow(store, 'sections', index)
      for (const row of rows) addRow(store, 'sections', row)
      if (weightOf(sections()) > 0) return
      for (const [index, weight] of balanced(sections().length).entries()) store.change(`sections[${index}].weight`, weight)
    })
    focus(`[data-section-line="${first}"]`)
    return say(text().plural('pasted', count))
  }
}

const isBlank = (row: SectionRow | undefined) => row !== undefined && textOf(row.title) === '' && row.questions.length === 0
