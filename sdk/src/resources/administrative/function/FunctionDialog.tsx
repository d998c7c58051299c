import { formDialog } from '../../../form/formDialog.js'
import { staffFunction } from './resource.js'

/** One function, edited over its list: `id` is `novo` or a number. */
export const FunctionDialog = formDialog(staffFunction)
