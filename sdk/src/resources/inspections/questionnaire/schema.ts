import { z } from 'zod'
import type { Field } from '../../../schema/fields.js'
import * as field from '../../../schema/fields.js'
import { withRules } from '../../../schema/rules.js'
import {
  operators,
  type Question,
  type QuestionnaireSection,
  questionTypes,
  scales,
  scoreRules,
} from '../../../blocks/questionnaire/question.js'
import { withCodes, withOptionValues } from './rules/codes.js'
import { questionnaireRules, questionRules } from './rules/rules.js'

/** A whole number, 0 when its field is hidden. */
const points = (max: number): Field<number> => z.preprocess((value) => value ?? 0, field.integer(0, max))
const bound = field.optional(field.decimal({ fraction: 4, min: -1_000_000_000, max: 1_000_000_000 }))
const questionCode = field.code(/^[A-Z0-9-]{1,8}$/)

const optionFields = z.object({
  label: field.requiredText(1, 120),
  value: field.requiredText(1, 40),
  score: field.optional(field.integer(0, 100)),
  isNonConformity: field.flag,
})
const condition = z.object({ questionId: questionCode, op: field.oneOf(operators), value: field.optionalText(120) })
const questionFields = z.object({
  code: questionCode,
  statement: field.requiredText(1, 500),
  help: field.optionalParagraphs(500),
  type: field.oneOf(questionTypes),
  required: field.flag,
  weight: points(10),
  options: z.preprocess(withOptionValues, field.rowsOf(optionFields, 20)),
  min: bound,
  max: bound,
  step: bound,
  unit: field.optionalText(20),
  scale: field.optional(field.oneOf(scales)),
  scaleLow: field.optionalText(30),
  scaleHigh: field.optionalText(30),
  allowComment: field.flag,
  photoMin: points(10),
  photoMax: points(10),
  showIf: field.optionalGroup(condition),
})
const sectionFields = z.object({
  title: field.requiredText(1, 150),
  description: field.optionalParagraphs(500),
  weight: points(100),
  questions: field.rowsOf<Question>(withRules(questionFields, questionRules), 200),
})
const fields = z.object({
  title: field.requiredText(5, 150),
  targetType: field.oneOf(['organizacao', 'evento', 'refeitorio', 'fornecedor', 'local']),
  description: field.optionalParagraphs(2000),
  validFrom: field.calendarDate(),
  validTo: field.optional(field.calendarDate()),
  scored: field.flag,
  minScore: field.optional(field.percentage()),
  evidencePolicy: field.oneOf(['nenhuma', 'opcional', 'obrigatoria-se-nao-conforme', 'obrigatoria']),
  sections: z.preprocess(withCodes, field.rowsOf<QuestionnaireSection>(sectionFields, 50)),
  /** The published edition before this one; both share the code. */
  previousId: field.optionalId,
  notes: field.notes,
})
const draft = withRules(fields, questionnaireRules)
const storedQuestion = questionFields.extend({ options: field.storedRows(optionFields) })
const entity = fields.extend({
  ...field.storedShape,
  status: z.enum(['rascunho', 'publicado', 'arquivado']),
  sections: field.storedRows(sectionFields.extend({ questions: field.storedRows(storedQuestion) })),
  previous: field.link.nullable(),
  /** `QST-001`: the same in all editions. */
  code: z.string(),
  edition: z.number().int(),
  questionCount: z.number().int(),
  /** How it is scored; published editions keep theirs. */
  scoreRule: z.enum(scoreRules),
  /** Site visits that use this edition. */
  visitCount: z.number().int(),
})

/** A questionnaire as the API returns it; lists leave out its sections. */
export interface Questionnaire extends z.infer<typeof entity> {}
/** A questionnaire as the API receives it. */
export interface QuestionnaireDraft extends z.infer<typeof draft> {}
/** Checks record and draft. */
export const questionnaireSchema = { entity, draft }
