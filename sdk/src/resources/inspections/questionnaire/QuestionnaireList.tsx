import { listScreen } from '../../../list/frame/listScreen.js'
import { questionnaire } from './resource.js'

/** The list of questionnaires. */
export const QuestionnaireList = listScreen(questionnaire)
