import {
  type Condition,
  conditionFields,
  optionFields,
  type Question,
  questionFields,
  type QuestionnaireSection,
  type QuestionOption,
  sectionFields,
} from '../../../../blocks/questionnaire/fields.js'
import { defineFieldset, withLooks } from '../../../../core/control.js'
import { conditionMessages, optionMessages, questionMessages, sectionMessages } from './fieldsetMessages.js'

const option = defineFieldset<QuestionOption>({
  messages: optionMessages,
  fields: withLooks(optionFields, { label: 5, value: 3, score: 2, isNonConformity: 2 }),
})

const condition = defineFieldset<Condition>({
  messages: conditionMessages,
  // The builder asks for them.
  fields: withLooks(conditionFields, { questionId: { required: false, span: 4 }, op: { required: false, span: 4 }, value: 4 }),
})

const question = defineFieldset<Question>({
  messages: questionMessages,
  fields: withLooks(questionFields, {
    statement: 12,
    type: 5,
    // A question without a code is given one.
    code: { required: false, span: 4 },
    weight: 3,
    scale: 3,
    scaleLow: 3,
    scaleHigh: 3,
    min: 3,
    max: 3,
    // No sign is typed: a step is more than 0.
    step: { min: undefined, span: 3 },
    unit: 3,
    required: 3,
    allowComment: 3,
    photoMin: 3,
    photoMax: 3,
    options: { fieldset: option, isOrdered: true },
    showIf: { fieldset: condition },
  }),
  layout: [
    'statement',
    'type',
    'code',
    'weight',
    'scale',
    'scaleLow',
    'scaleHigh',
    'min',
    'max',
    'step',
    'unit',
    'help',
    'required',
    'allowComment',
    'photoMin',
    'photoMax',
    'options',
    'showIf',
  ],
  initial: { type: 'sim-nao-na', required: true, weight: 1, allowComment: true, photoMin: 0, photoMax: 3 },
})

export const section = defineFieldset<QuestionnaireSection>({
  messages: sectionMessages,
  fields: withLooks(sectionFields, { title: 9, weight: 3, questions: { fieldset: question, isOrdered: true } }),
  layout: ['title', 'weight', 'description', 'questions'],
})
