import type { AnyFieldset } from '../../../../../core/control.js'
import { newRow } from '../../../../../form/core/formValues.js'
import { addRow } from '../../../../../form/store/rows.js'
import type { BuilderActions } from '../BuilderContext.js'
import { nextCodes } from '../pure/edit.js'
import { placeOf, type QuestionRow, rowPath } from '../pure/rows.js'
import { type Editing, lineOf, most } from './editing.js'

interface AddingParts {
  readonly question: AnyFieldset
  /** Opens one question in the editor. */
  readonly open: (code: string) => void
}

/** Actions that add questions: new ones, copies, and those of the bank. */
export function addingQuestions(
  editing: Editing,
  { question, open }: AddingParts,
): Pick<BuilderActions, 'addQuestion' | 'duplicate'> & { readonly take: (section: number, rows: readonly QuestionRow[]) => void } {
  const { sections, stored, focus, tell, titleOf } = editing
  const codesFor = (count: number) => nextCodes(count, sections(), stored())
  return {
    addQuestion: (section, after) => {
      const [code = ''] = codesFor(1)
      const index = after === undefined ? (sections()[section]?.questions.length ?? 0) : after + 1
      if (!insert(editing, { section, index }, [{ ...question.empty, code }])) return
      open(code)
      focus(`[data-path="${rowPath({ section, question: index })}.statement"] :is(input, textarea)`)
      tell('added', { name: code, section: titleOf(section) })
    },
    duplicate: (old) => {
      const place = placeOf(sections(), old)
      const row = place && sections()[place.section]?.questions[place.question]
      if (!place || !row) return
      const [code = ''] = codesFor(1)
      if (!insert(editing, { section: place.section, index: place.question + 1 }, [{ ...newRow(question, row), code }])) return
      focus(lineOf(code))
      tell('added', { name: code, section: titleOf(place.section) })
    },
    take: (section, rows) => {
      const codes = codesFor(rows.length)
      const copies = rows.map((row, place) => ({
        ...newRow(question, row),
        code: codes[place] ?? '',
        showIf: question.fields.showIf?.fieldset?.empty ?? null,
      }))
      if (!insert(editing, { section, index: sections()[section]?.questions.length ?? 0 }, copies)) return
      focus(lineOf(codes[0] ?? ''))
      editing.say(editing.text().plural('taken', rows.length, { section: titleOf(section) }))
    },
  }
}

/** @returns whether there was room for them */
function insert(
  { store, sections, tell, act }: Editing,
  { section, index }: { readonly section: number; readonly index: number },
  rows: readonly QuestionRow[],
): boolean {
  if ((sections()[section]?.questions.length ?? 0) + rows.length > most.questions) {
    tell('full', { max: most.questions })
    return false
  }
  act(() => {
    for (const [place, row] of rows.entries()) addRow(store, `sections[${section}].questions`, row, { index: index + place })
  })
  return true
}
