import { listScreen } from '../../../../list/frame/listScreen.js'
import { withCell } from '../../../../list/columns/withCell.js'
import { ValidityMark } from '../../../../values/ValidityMark.js'
import { organization } from '../resource.js'

/** The list of organizations, with a light for the documents of each. */
export const OrganizationList = listScreen(
  withCell(organization, 'documentsValidUntil', ({ documentsValidUntil }) => <ValidityMark validUntil={documentsValidUntil} />),
)
