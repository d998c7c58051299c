import { formDialog } from '../../../../form/frame/formDialog.js'
import { materialGroup } from './resource.js'

/** One group, edited over its list: `id` is `novo` or a number. */
export const MaterialGroupDialog = formDialog(materialGroup)
