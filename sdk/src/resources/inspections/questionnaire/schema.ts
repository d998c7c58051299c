import { z } from 'zod'
import { scoreRules } from '../../../blocks/questionnaire/question.js'
import { entitySchema, type RecordOf } from '../../../schema/draftSchema.js'
import * as field from '../../../schema/fields.js'
import { questionnaireFields } from './fields.js'
import { section, storedSection } from './parts/schema.js'
import { withCodes } from './rules/codes.js'
import { questionnaireRules } from './rules/rules.js'

const added = {
  ...field.storedShape,
  status: z.enum(['rascunho', 'publicado', 'arquivado']),
  sections: field.storedRows(storedSection),
  previous: field.link.nullable(),
  /** `QST-001`: the same in all editions. */
  code: z.string(),
  edition: z.number().int(),
  questionCount: z.number().int(),
  /** How it is scored; published editions keep theirs. */
  scoreRule: z.enum(scoreRules),
  /** Site visits that use this edition. */
  visitCount: z.number().int(),
}

/** A questionnaire as the API returns it; lists leave out its sections. */
export interface Questionnaire extends RecordOf<typeof questionnaireFields, typeof added> {}
export type { QuestionnaireDraft } from './fields.js'
/** Checks record and draft. */
export const questionnaireSchema = entitySchema(questionnaireFields, added, {
  parts: { sections: section },
  before: { sections: withCodes },
  rules: questionnaireRules,
})
