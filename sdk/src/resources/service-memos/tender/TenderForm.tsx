import { formScreen } from '../../../form/frame/formScreen.js'
import { tender } from './resource.js'

/** The form of one tender. */
export const TenderForm = formScreen(tender)
