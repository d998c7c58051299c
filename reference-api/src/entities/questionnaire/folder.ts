import type { EntityFolder } from '../EntityFolder.js'
import { questionnaire } from './entity.js'
import { seedQuestionnaires } from './seed.js'
import { questionnaireSteps } from './table.js'

export const questionnaireFolder: EntityFolder = { entity: questionnaire, steps: questionnaireSteps, demo: seedQuestionnaires }
