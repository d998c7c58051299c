import { formScreen } from '../../../../form/frame/formScreen.js'
import { organization } from '../resource.js'

/** The page of one organization: `params.id` is `novo` or a number. */
export const OrganizationForm = formScreen(organization)
