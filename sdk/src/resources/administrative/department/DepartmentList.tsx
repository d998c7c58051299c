import { listScreen } from '../../../list/frame/listScreen.js'
import { department } from './resource.js'

/** The list of departments, which can also be shown as a tree. */
export const DepartmentList = listScreen(department)
