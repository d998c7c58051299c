import type { AnyFieldset } from '../../../../core/control.js'
import type { Condition, QuestionOption } from '../../../../blocks/questionnaire/fields.js'
import { hasOptions } from '../../../../blocks/questionnaire/question.js'
import type { QuestionRow, SectionRow } from '../builder/pure/rows.js'
import { withValues } from '../rules/codes.js'
import type { ReadQuestion, ReadSection } from './readQuestions.js'

interface RowParts {
  readonly section: AnyFieldset
  readonly question: AnyFieldset
  readonly option: AnyFieldset
  /** A new code for each question, in order. */
  readonly codes: readonly string[]
  /** The name of a section without a heading, by its position from 0. */
  readonly nameOf: (place: number) => string
}

/** Read sections as rows of the form. */
export function pastedRows(sections: readonly ReadSection[], parts: RowParts): readonly SectionRow[] {
  let next = 0
  return sections.map(({ title, weight, questions }, place) => {
    let before: QuestionRow | undefined
    const rows = questions.map((read) => {
      const row = questionRow(read, parts.codes[next] ?? '', { before, parts })
      next += 1
      before = row
      return row
    })
    return { ...parts.section.empty, title: title || parts.nameOf(place), weight: weight ?? 0, questions: rows } as SectionRow
  })
}

interface Around {
  readonly before: QuestionRow | undefined
  readonly parts: RowParts
}

function questionRow(read: ReadQuestion, code: string, { before, parts: { question, option } }: Around): QuestionRow {
  const { statement, type, options, weight, required, scale, unit, min, max, help, after } = read
  return {
    ...question.empty,
    ...{ code, statement, type, scale, unit: unit ?? '', min, max, help: help ?? '' },
    required: required ?? after === null,
    weight: weight ?? 1,
    // A condition names the value of an option, so each has one from the start.
    options: hasOptions(type) ? withValues(options.map((each) => ({ ...option.empty, ...each }))) : [],
    ...(before && after !== null && { showIf: conditionOn(before, after) }),
  }
}

function conditionOn({ code, type, options }: QuestionRow, answer: string): Condition {
  const chosen = (options as readonly QuestionOption[]).find(({ label }) => label === answer)
  return { questionId: code, op: type === 'multipla-escolha' ? 'contem' : 'igual', value: chosen?.value ?? answer }
}
