import { fieldIs } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import { choice } from '../../../kinds/choice/choice.js'
import { toggle } from '../../../kinds/choice/toggle.js'
import { percentage } from '../../../kinds/number/percentage.js'
import { hidden } from '../../../kinds/part/hidden.js'
import { rows } from '../../../kinds/part/rows.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { text } from '../../../kinds/text/text.js'
import { date } from '../../../kinds/time/date.js'
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
    title: text({ required: true, maxLength: 150, span: 8 }),
    targetType: choice({ required: true, span: 4 }),
    validFrom: date({ required: true, span: 4 }),
    validTo: date({ span: 4 }),
    evidencePolicy: choice({ required: true, span: 4 }),
    scored: toggle({ span: 4 }),
    minScore: percentage({ required: isScored, visible: isScored, span: 4 }),
    description: multiline({ maxLength: 2000 }),
    sections: rows<QuestionnaireSection>(section, { max: 50, isOrdered: true, required: true }),
    previousId: hidden(),
    notes: multiline({ maxLength: 2000 }),
  },
  sections: [
    {
      title: 'identification',
      fields: ['title', 'targetType', 'validFrom', 'validTo', 'evidencePolicy', 'scored', 'minScore', 'description', 'notes'],
    },
    { title: 'content', fields: ['sections'] },
  ],
  initial: { evidencePolicy: 'opcional' },
  filters: { validOn: date() },
})
