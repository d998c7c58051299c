import { listScreen } from '../../../list/frame/listScreen.js'
import { siteVisit } from './resource.js'

/** The list of site visits. */
export const Screen = listScreen(siteVisit)
