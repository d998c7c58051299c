import { sectionFields } from '../../../blocks/questionnaire/fields.js'
import { type DraftOf, fieldIs } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'

const isScored = fieldIs('scored', true)

/** The fields of a questionnaire (Questionário). Domain model B6.3. */
export const questionnaireFields = {
  title: kind.text({ required: true, minLength: 5, maxLength: 150 }),
  targetType: kind.choice({ required: true, values: ['organizacao', 'evento', 'refeitorio', 'fornecedor', 'local'] }),
  description: kind.multiline({ maxLength: 2000 }),
  validFrom: kind.date({ required: true }),
  validTo: kind.date(),
  scored: kind.toggle(),
  minScore: kind.percentage({ required: true, visible: isScored }),
  evidencePolicy: kind.choice({ required: true, values: ['nenhuma', 'opcional', 'obrigatoria-se-nao-conforme', 'obrigatoria'] }),
  sections: kind.rowsOf(sectionFields, { required: true, max: 50 }),
  /** The published edition before this one; both share the code. */
  previousId: kind.hidden(kind.recordId()),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** A questionnaire as the API receives it. */
export interface QuestionnaireDraft extends DraftOf<typeof questionnaireFields> {}
