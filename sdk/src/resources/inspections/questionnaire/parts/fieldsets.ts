import { defineFieldset, fieldIs } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import { conditionMessages, optionMessages, questionMessages, sectionMessages } from './fieldsetMessages.js'
import {
  type Condition,
  hasOptions,
  hasPoints,
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
    label: kind.text({ required: true, maxLength: 120, span: 5 }),
    value: kind.text({ required: true, maxLength: 40, span: 3 }),
    score: kind.integer({ min: 0, max: 100, visible: isScored, span: 2 }),
    isNonConformity: kind.toggle({ span: 2 }),
  },
})

const condition = defineFieldset<Condition>({
  messages: conditionMessages,
  fields: {
    questionId: kind.text({ maxLength: 8, upperCase: true, span: 4 }),
    op: kind.choice({ span: 4 }),
    value: kind.text({ maxLength: 120, visible: ({ op }) => op !== 'respondida', span: 4 }),
  },
})

const question = defineFieldset<Question>({
  messages: questionMessages,
  fields: {
    statement: kind.text({ required: true, maxLength: 500, span: 12 }),
    type: kind.choice({ required: true, span: 5 }),
    code: kind.text({ maxLength: 8, upperCase: true, span: 4 }),
    weight: kind.integer({ min: 0, max: 10, visible: ({ type }, record) => isScored({}, record) && hasPoints(type), span: 3 }),
    scale: kind.choice({ required: isOf('escala'), visible: isOf('escala'), span: 3 }),
    scaleLow: kind.text({ maxLength: 30, visible: isOf('escala'), span: 3 }),
    scaleHigh: kind.text({ maxLength: 30, visible: isOf('escala'), span: 3 }),
    min: kind.decimal({ ...number, min: -1_000_000_000 }),
    max: kind.decimal({ ...number, min: -1_000_000_000 }),
    step: kind.decimal(number),
    unit: kind.text({ maxLength: 20, span: 3, visible: isOf('numero') }),
    help: kind.multiline({ maxLength: 500 }),
    required: kind.toggle({ span: 3 }),
    allowComment: kind.toggle({ span: 3 }),
    photoMin: kind.integer({ min: 0, max: 10, span: 3 }),
    photoMax: kind.integer({ min: 0, max: 10, span: 3 }),
    options: kind.rows<QuestionOption>(option, { max: 20, isOrdered: true, visible: ({ type }) => hasOptions(type) }),
    showIf: kind.group<Condition>(condition),
  },
  initial: { type: 'sim-nao-na', required: true, weight: 1, allowComment: true, photoMin: 0, photoMax: 3 },
})

export const section = defineFieldset<QuestionnaireSection>({
  messages: sectionMessages,
  fields: {
    title: kind.text({ required: true, maxLength: 150, span: 9 }),
    weight: kind.integer({ min: 0, max: 100, visible: isScored, span: 3 }),
    description: kind.multiline({ maxLength: 500 }),
    questions: kind.rows<Question>(question, { max: 200, isOrdered: true, required: true }),
  },
})
