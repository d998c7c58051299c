import { defineFieldset, fieldIs } from '../../../../core/control.js'
import { choice } from '../../../../kinds/choice/choice.js'
import { toggle } from '../../../../kinds/choice/toggle.js'
import { decimal } from '../../../../kinds/number/decimal.js'
import { integer } from '../../../../kinds/number/integer.js'
import { group } from '../../../../kinds/part/group.js'
import { rows } from '../../../../kinds/part/rows.js'
import { multiline } from '../../../../kinds/text/multiline.js'
import { text } from '../../../../kinds/text/text.js'
import { conditionMessages, optionMessages, questionMessages, sectionMessages } from './fieldsetMessages.js'
import {
  type Condition,
  hasOptions,
  type Question,
  type QuestionnaireSection,
  type QuestionOption,
} from '../../../../blocks/questionnaire/question.js'

type Values = Readonly<Record<string, unknown>>
const isScored = (_: Values, record: Values) => record.scored === true
const isOf = (...types: readonly string[]) => fieldIs('type', ...types)
const number = { fraction: 4, span: 3, visible: isOf('numero') }

const option = defineFieldset<QuestionOption>({
  messages: optionMessages,
  fields: {
    label: text({ required: true, maxLength: 120, span: 5 }),
    value: text({ required: true, maxLength: 40, span: 3 }),
    score: integer({ min: 0, max: 100, visible: isScored, span: 2 }),
    isNonConformity: toggle({ span: 2 }),
  },
})

const condition = defineFieldset<Condition>({
  messages: conditionMessages,
  fields: {
    questionId: text({ maxLength: 8, upperCase: true, span: 4 }),
    op: choice({ span: 4 }),
    value: text({ maxLength: 120, visible: ({ op }) => op !== 'respondida', span: 4 }),
  },
})

const question = defineFieldset<Question>({
  messages: questionMessages,
  fields: {
    statement: text({ required: true, maxLength: 500, span: 12 }),
    type: choice({ required: true, span: 5 }),
    code: text({ maxLength: 8, upperCase: true, span: 4 }),
    weight: integer({ min: 0, max: 10, visible: isScored, span: 3 }),
    scale: choice({ required: isOf('escala'), visible: isOf('escala'), span: 3 }),
    min: decimal(number),
    max: decimal(number),
    step: decimal(number),
    unit: text({ maxLength: 20, span: 3, visible: isOf('numero') }),
    help: multiline({ maxLength: 500 }),
    required: toggle({ span: 3 }),
    allowComment: toggle({ span: 3 }),
    photoMin: integer({ min: 0, max: 10, span: 3 }),
    photoMax: integer({ min: 0, max: 10, span: 3 }),
    options: rows<QuestionOption>(option, { max: 20, isOrdered: true, visible: ({ type }) => hasOptions(type) }),
    showIf: group<Condition>(condition),
  },
  initial: { type: 'sim-nao-na', required: true, weight: 1, allowComment: true, photoMin: 0, photoMax: 3 },
})

export const section = defineFieldset<QuestionnaireSection>({
  messages: sectionMessages,
  fields: {
    title: text({ required: true, maxLength: 150, span: 9 }),
    weight: integer({ min: 0, max: 100, visible: isScored, span: 3 }),
    description: multiline({ maxLength: 500 }),
    questions: rows<Question>(question, { max: 200, isOrdered: true, required: true }),
  },
})
