import { formScreen } from '../../../form/formScreen.js'
import { department } from './resource.js'

export const Screen = formScreen(department)
