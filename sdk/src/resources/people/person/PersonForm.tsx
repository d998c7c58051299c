import { formScreen } from '../../../form/formScreen.js'
import { person } from './resource.js'

export const Screen = formScreen(person)
