import { listScreen } from '../../../list/frame/listScreen.js'
import { withCell } from '../../../list/columns/withCell.js'
import { ValidityMark } from '../../../values/ValidityMark.js'
import { supplier } from './resource.js'

/** The list of suppliers; whether their certificates hold is told by the one that ends first. */
export const SupplierList = listScreen(
  withCell(supplier, 'certificatesValidUntil', (record) => <ValidityMark validUntil={record.certificatesValidUntil} />),
)
