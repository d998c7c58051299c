import { formDialog } from '../../../../form/body/formDialog.js'
import { materialGroup } from './resource.js'

/** The dialog that edits one group over its list: `id` is `novo` or a number. */
export const MaterialGroupDialog = formDialog(materialGroup)
