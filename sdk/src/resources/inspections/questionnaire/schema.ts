import { z } from 'zod'
import {
  calendarDate,
  code,
  decimal,
  type Field,
  flag,
  integer,
  link,
  notes,
  oneOf,
  optional,
  optionalGroup,
  optionalId,
  optionalParagraphs,
  optionalText,
  percentage,
  requiredText,
  rowsOf,
  storedRows,
  storedShape,
} from '../../../schema/fields.js'
import { withRules } from '../../../schema/rules.js'
import { operators, type Question, type QuestionnaireSection, questionTypes, scales } from '../../../blocks/questionnaire/question.js'
import { withCodes, withOptionValues } from './rules/codes.js'
import { questionnaireRules, questionRules } from './rules/rules.js'

/** A whole number, 0 when its field is hidden. */
const points = (max: number): Field<number> => z.preprocess((value) => value ?? 0, integer(0, max))
const bound = optional(decimal({ fraction: 4, min: -1_000_000_000, max: 1_000_000_000 }))
const questionCode = code(/^[A-Z0-9-]{1,8}$/)

const optionFields = z.object({
  label: requiredText(1, 120),
  value: requiredText(1, 40),
  score: optional(integer(0, 100)),
  isNonConformity: flag,
})
const condition = z.object({ questionId: questionCode, op: oneOf(operators), value: optionalText(120) })
const questionFields = z.object({
  code: questionCode,
  statement: requiredText(1, 500),
  help: optionalParagraphs(500),
  type: oneOf(questionTypes),
  required: flag,
  weight: points(10),
  options: z.preprocess(withOptionValues, rowsOf(optionFields, 20)),
  min: bound,
  max: bound,
  step: bound,
  unit: optionalText(20),
  scale: optional(oneOf(scales)),
  allowComment: flag,
  photoMin: points(10),
  photoMax: points(10),
  showIf: optionalGroup(condition),
})
const sectionFields = z.object({
  title: requiredText(1, 150),
  description: optionalParagraphs(500),
  weight: points(100),
  questions: rowsOf<Question>(withRules(questionFields, questionRules), 200),
})
const fields = z.object({
  title: requiredText(5, 150),
  targetType: oneOf(['organizacao', 'evento', 'refeitorio', 'fornecedor', 'local']),
  description: optionalParagraphs(2000),
  validFrom: calendarDate(),
  validTo: optional(calendarDate()),
  scored: flag,
  minScore: optional(percentage()),
  evidencePolicy: oneOf(['nenhuma', 'opcional', 'obrigatoria-se-nao-conforme', 'obrigatoria']),
  sections: z.preprocess(withCodes, rowsOf<QuestionnaireSection>(sectionFields, 50)),
  /** The published edition before this one; both share the code. */
  previousId: optionalId,
  notes,
})
const draft = withRules(fields, questionnaireRules)
const storedQuestion = questionFields.extend({ options: storedRows(optionFields) })
const entity = fields.extend({
  ...storedShape,
  status: z.enum(['rascunho', 'publicado', 'arquivado']),
  sections: storedRows(sectionFields.extend({ questions: storedRows(storedQuestion) })),
  previous: link.nullable(),
  /** `QST-001`: the same in all editions. */
  code: z.string(),
  edition: z.number().int(),
  questionCount: z.number().int(),
  /** Site visits that use this edition. */
  visitCount: z.number().int(),
})

/** A questionnaire as the API returns it; lists leave out its sections. */
export interface Questionnaire extends z.infer<typeof entity> {}
/** A questionnaire as the API receives it. */
export interface QuestionnaireDraft extends z.infer<typeof draft> {}
/** Checks record and draft. */
export const questionnaireSchema = { entity, draft }
