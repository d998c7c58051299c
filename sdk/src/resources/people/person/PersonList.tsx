import { listScreen } from '../../../list/listScreen.js'
import { person } from './resource.js'

export const Screen = listScreen(person)
