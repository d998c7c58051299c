import { type DraftOf, fieldIs } from '../../core/control.js'
import * as kind from '../../kinds/kinds.js'
import { hasOptions, hasPoints, operators, questionTypes, scales } from './question.js'

type Values = Readonly<Record<string, unknown>>

const isScored = (_: Values, record: Values) => record.scored === true
const isScoredHere = ({ type }: Values, record: Values) => isScored({}, record) && hasPoints(type)
const isNumber = fieldIs('type', 'numero')
const isScale = fieldIs('type', 'escala')

const questionCode = { required: true, pattern: /^[A-Z0-9-]{1,8}$/, maxLength: 8, upperCase: true } as const
const bound = { fraction: 4, min: -1_000_000_000, max: 1_000_000_000, visible: isNumber }
/** A whole number, 0 when its field is hidden. */
const points = (max: number) => ({ min: 0, max, blank: 0 })

export const optionFields = {
  label: kind.text({ required: true, maxLength: 120 }),
  /** Stored as the answer; conditions use it too. */
  value: kind.text({ required: true, maxLength: 40 }),
  score: kind.integer({ min: 0, max: 100, visible: isScored }),
  isNonConformity: kind.toggle(),
}
/** One option of a question. */
export interface QuestionOption extends DraftOf<typeof optionFields> {}

export const conditionFields = {
  /**
   * The `code` of an earlier question. Unlike a row id, the code is the same in every edition, survives moves and new wordings, and exists
   * before the question is saved.
   */
  questionId: kind.text(questionCode),
  op: kind.choice({ required: true, values: operators }),
  value: kind.text({ maxLength: 120, visible: ({ op }) => op !== 'respondida' }),
}
/** Condition under which a question is asked. */
export interface Condition extends DraftOf<typeof conditionFields> {}

export const questionFields = {
  /** Unique in the questionnaire and the same in its later editions; the server assigns a missing one. */
  code: kind.text(questionCode),
  statement: kind.text({ required: true, maxLength: 500 }),
  help: kind.multiline({ maxLength: 500 }),
  type: kind.choice({ required: true, values: questionTypes }),
  required: kind.toggle(),
  weight: kind.integer({ ...points(10), visible: isScoredHere }),
  options: kind.rowsOf(optionFields, { max: 20, visible: ({ type }) => hasOptions(type) }),
  min: kind.decimal(bound),
  max: kind.decimal(bound),
  step: kind.decimal(bound),
  unit: kind.text({ maxLength: 20, visible: isNumber }),
  scale: kind.choice({ required: true, visible: isScale, values: scales }),
  /** Names of the two ends of the scale: "Péssimo", "Ótimo". */
  scaleLow: kind.text({ maxLength: 30, visible: isScale }),
  scaleHigh: kind.text({ maxLength: 30, visible: isScale }),
  allowComment: kind.toggle(),
  photoMin: kind.integer(points(10)),
  photoMax: kind.integer(points(10)),
  showIf: kind.groupOf(conditionFields),
}
/** A question as the API receives it. */
export interface Question extends DraftOf<typeof questionFields> {}

export const sectionFields = {
  title: kind.text({ required: true, maxLength: 150 }),
  description: kind.multiline({ maxLength: 500 }),
  weight: kind.integer({ ...points(100), visible: isScored }),
  questions: kind.rowsOf(questionFields, { required: true, max: 200 }),
}
/** A section of a questionnaire as the API receives it. */
export interface QuestionnaireSection extends DraftOf<typeof sectionFields> {}
