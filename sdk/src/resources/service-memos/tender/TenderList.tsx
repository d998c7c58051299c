import { listScreen } from '../../../list/frame/listScreen.js'
import { tender } from './resource.js'

/** The list of tenders. */
export const Screen = listScreen(tender)
