import { listScreen } from '../../../../list/frame/listScreen.js'
import { withValidity } from '../../../../list/columns/withValidity.js'
import { organization } from '../resource.js'

/** The list of organizations, with a light for the documents of each. */
export const OrganizationList = listScreen(withValidity(organization, 'documentsValidUntil'))
