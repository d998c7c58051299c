import { listScreen } from '../../../list/listScreen.js'
import { department } from './resource.js'

export const Screen = listScreen(department)
