import { formScreen } from '../../../form/frame/formScreen.js'
import { department } from './resource.js'

/** The page of one department: `params.id` is `novo` or a number. */
export const DepartmentForm = formScreen(department)
