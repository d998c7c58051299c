import { listSlot } from '../../../list/within/listSlot.js'
import { lot } from './resource.js'

/** The lots of a tender, with sums over all of them. */
export const Slot = listSlot(lot)
