import { listScreen } from '../../../list/frame/listScreen.js'
import { canteen } from './resource.js'

/** The canteens of an event: `params.eventoId`. */
export const Screen = listScreen(canteen)
