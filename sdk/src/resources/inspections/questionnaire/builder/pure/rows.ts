import { withValues } from '../../rules/codes.js'
import type { Question, QuestionnaireSection } from '../../../../../blocks/questionnaire/fields.js'

type Values = Readonly<Record<string, unknown>>

/** A question as the form holds it: empty is `''` where a draft says `null`, and a condition without a question counts as none. */
export interface QuestionRow extends Values {
  readonly id?: number
  readonly code: string
}
/** A section as the form holds it. */
export interface SectionRow extends Values {
  readonly id?: number
  readonly questions: readonly QuestionRow[]
}

/** Position of a question. */
export interface Place {
  readonly section: number
  readonly question: number
}

/** The sections in the values of the form. */
export const sectionsIn = (values: Values): readonly SectionRow[] => (values.sections ?? []) as readonly SectionRow[]

export function placeOf(sections: readonly SectionRow[], code: string): Place | undefined {
  for (const [section, { questions }] of sections.entries()) {
    const question = questions.findIndex((each) => each.code === code)
    if (question >= 0) return { section, question }
  }
  return undefined
}

/** The path of a question's row in the form. */
export const rowPath = ({ section, question }: Place): string => `sections[${section}].questions[${question}]`

// Each row is converted once, so that components receive the same object while the row does not change.
const read = new WeakMap<QuestionRow, Question>()
const readAll = new WeakMap<SectionRow, QuestionnaireSection>()

/** A question as an inspection reads it, as far as it is written. */
export function questionOf(row: QuestionRow): Question {
  const known = read.get(row)
  if (known) return known
  const { showIf, options } = row as { readonly showIf?: Values | null; readonly options?: readonly Values[] }
  const question = {
    code: row.code,
    statement: textOf(row.statement),
    help: emptied(row.help),
    type: (row.type as Question['type'] | null) ?? 'sim-nao-na',
    required: row.required === true,
    weight: numberOf(row.weight),
    options: withValues(options ?? []).map((option) => ({
      label: textOf(option.label),
      value: option.value,
      score: option.score === null || option.score === '' ? null : numberOf(option.score),
      isNonConformity: option.isNonConformity === true,
    })),
    min: emptied(row.min),
    max: emptied(row.max),
    step: emptied(row.step),
    unit: emptied(row.unit),
    scale: (emptied(row.scale) as Question['scale']) ?? null,
    scaleLow: emptied(row.scaleLow),
    scaleHigh: emptied(row.scaleHigh),
    allowComment: row.allowComment === true,
    photoMin: numberOf(row.photoMin),
    photoMax: numberOf(row.photoMax),
    showIf: emptied(showIf?.questionId)
      ? ({ questionId: textOf(showIf?.questionId), op: emptied(showIf?.op), value: emptied(showIf?.value) } as Question['showIf'])
      : null,
  } satisfies Question
  read.set(row, question)
  return question
}

/** A section as an inspection reads it. */
export function sectionOf(row: SectionRow): QuestionnaireSection {
  const known = readAll.get(row)
  if (known) return known
  const section = {
    title: textOf(row.title),
    description: emptied(row.description),
    weight: numberOf(row.weight),
    questions: row.questions.map((question) => questionOf(question)),
  }
  readAll.set(row, section)
  return section
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const emptied = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const numberOf = (value: unknown): number => (Number.isFinite(Number(value)) ? Math.max(0, Math.trunc(Number(value))) : 0)
