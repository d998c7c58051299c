import { formScreen } from '../../../form/frame/formScreen.js'
import { supplier } from './resource.js'

/** The form of one supplier. */
export const SupplierForm = formScreen(supplier)
