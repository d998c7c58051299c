import { listScreen } from '../../../list/listScreen.js'
import { department } from './resource.js'

/** The list of departments, also as a tree. */
export const Screen = listScreen(department)
