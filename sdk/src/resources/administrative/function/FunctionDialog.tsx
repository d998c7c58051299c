import { formDialog } from '../../../form/formDialog.js'
import { staffFunction } from './resource.js'

export const FunctionDialog = formDialog(staffFunction)
