import { formDialog } from '../../../form/body/formDialog.js'
import { staffFunction } from './resource.js'

/** The dialog that edits one function over its list: `id` is `novo` or a number. */
export const FunctionDialog = formDialog(staffFunction)
