import { optionFields, questionFields, sectionFields } from '../../../../blocks/questionnaire/fields.js'
import { partSchema, storedPart } from '../../../../schema/draftSchema.js'
import * as field from '../../../../schema/fields.js'
import { withOptionValues } from '../rules/codes.js'
import { questionRules } from '../rules/rules.js'

const option = partSchema(optionFields)
const question = partSchema(questionFields, { before: { options: withOptionValues }, rules: questionRules })
const storedQuestion = storedPart(questionFields, { options: field.storedRows(option) })
export const section = partSchema(sectionFields, { parts: { questions: question } })
export const storedSection = storedPart(sectionFields, { questions: field.storedRows(storedQuestion) })
