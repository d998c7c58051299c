import type { EntityFolder } from '../EntityFolder.js'
import { questionnaire } from './entity.js'
import { seedQuestionnaires } from './seed.js'
import { questionnaireTables } from './table.js'

export const questionnaireFolder: EntityFolder = { entity: questionnaire, tables: questionnaireTables, demo: seedQuestionnaires }
