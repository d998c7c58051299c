import { today } from '../../../core/calendar.js'
import { fieldIs } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { questionnaireContract } from './contract.js'
import { questionnaireMessages } from './messages.js'
import { section } from './parts/fieldsets.js'
import type { QuestionnaireSection } from '../../../blocks/questionnaire/question.js'

const isScored = fieldIs('scored', true)

export const questionnaire = defineResource(questionnaireContract, {
  messages: questionnaireMessages,
  title: 'title',
  columns: [
    { key: 'code', width: 7.5 },
    'title',
    { key: 'targetType', width: 9 },
    { key: 'edition', align: 'end', width: 7.5 },
    { ...minor('questionCount', 1), align: 'end', width: 9 },
    { ...minor('visitCount', 2), align: 'end', width: 8 },
    minor('validFrom', 3),
    minor('validTo', 4),
    { key: 'scored', isDefault: false },
    'status',
  ],
  fields: {
    title: kind.text({ required: true, maxLength: 150, span: 8 }),
    targetType: kind.choice({ required: true, span: 4 }),
    validFrom: kind.date({ required: true, span: 4 }),
    validTo: kind.date({ span: 4 }),
    evidencePolicy: kind.choice({ required: true, span: 4 }),
    scored: kind.toggle({ span: 4 }),
    minScore: kind.percentage({ required: isScored, visible: isScored, span: 4 }),
    description: kind.multiline({ maxLength: 2000 }),
    sections: kind.rows<QuestionnaireSection>(section, { max: 50, isOrdered: true, required: true }),
    previousId: kind.hidden(),
    notes: kind.multiline({ maxLength: 2000 }),
  },
  sections: [
    {
      title: 'identification',
      fields: ['title', 'targetType', 'validFrom', 'validTo', 'evidencePolicy', 'scored', 'minScore', 'description', 'notes'],
      facts: { code: kind.text(), edition: kind.integer() },
    },
    { title: 'content', fields: ['sections'] },
  ],
  initial: { evidencePolicy: 'opcional', validFrom: today() },
  // A usual minimum, so that it is only changed where it differs.
  onChange: (key, { scored, minScore }) => (key === 'scored' && scored && !minScore ? { minScore: '70' } : {}),
  filters: { validOn: kind.date() },
  step: () => import('./PublishStep.js'),
  continuation: () => import('./NextEdition.js'),
})
