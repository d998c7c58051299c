import { listScreen } from '../../../list/frame/listScreen.js'
import { withValidity } from '../../../list/columns/withValidity.js'
import { supplier } from './resource.js'

/** The list of suppliers; whether their certificates hold is told by the one that ends first. */
export const SupplierList = listScreen(withValidity(supplier, 'certificatesValidUntil'))
