import { listScreen } from '../../../list/frame/listScreen.js'
import { event } from './resource.js'

/** The list of events; `period` and `cityId` filter by days and by host city. */
export const EventList = listScreen(event)
