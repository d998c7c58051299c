import { formDialog } from '../../../../form/frame/formDialog.js'
import { materialClass } from './resource.js'

/** One class, edited over its list: `id` is `novo` or a number. */
export const MaterialClassDialog = formDialog(materialClass)
