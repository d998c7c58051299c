import { today } from '../../../core/calendar.js'
import { withLooks } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { questionnaireContract } from './contract.js'
import { questionnaireFields } from './fields.js'
import { questionnaireMessages } from './messages.js'
import { section } from './parts/fieldsets.js'

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
  fields: withLooks(questionnaireFields, {
    title: 8,
    targetType: 4,
    validFrom: 4,
    validTo: 4,
    evidencePolicy: 4,
    scored: 4,
    minScore: 4,
    sections: { fieldset: section, isOrdered: true },
  }),
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
