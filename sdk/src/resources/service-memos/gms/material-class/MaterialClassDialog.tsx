import { formDialog } from '../../../../form/body/formDialog.js'
import { materialClass } from './resource.js'

/** The dialog that edits one class over its list: `id` is `novo` or a number. */
export const MaterialClassDialog = formDialog(materialClass)
