import { formScreen } from '../../../form/frame/formScreen.js'
import { questionnaire } from './resource.js'

/** The form of one questionnaire; below a stored one stand its editions. */
export const Screen = formScreen({
  ...questionnaire,
  sections: [...questionnaire.sections, { title: 'editions', fields: [], slot: () => import('./EditionsSlot.js') }],
})
