import { formScreen } from '../../../../form/frame/formScreen.js'
import { person } from '../resource.js'

/** The page of one person: `params.id` is `novo` or a number. */
export const PersonForm = formScreen(person)
