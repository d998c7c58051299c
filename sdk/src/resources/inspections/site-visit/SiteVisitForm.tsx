import { formScreen } from '../../../form/frame/formScreen.js'
import { siteVisit } from './resource.js'

/** The form of one site visit. */
export const SiteVisitForm = formScreen(siteVisit)
