import { formScreen } from '../../../form/frame/formScreen.js'
import type { RowsOptions } from '../../../kinds/part/rows.js'
import { questionnaire } from './resource.js'

const { sections } = questionnaire.fields
const built: RowsOptions = { ...sections?.options, editor: () => import('./builder/Builder.js') }

/** The form of one questionnaire, with the builder for its sections; a stored one also shows its editions. */
export const QuestionnaireForm = formScreen({
  ...questionnaire,
  fields: { ...questionnaire.fields, ...(sections && { sections: { ...sections, options: built } }) },
  sections: [...questionnaire.sections, { title: 'editions', fields: [], slot: () => import('./EditionsSlot.js') }],
})
