import { listScreen } from '../../../list/frame/listScreen.js'
import { event } from './resource.js'

/** The list of events; `period` and `cityId` find those of some days or of a city. */
export const EventList = listScreen(event)
