import { listSlot } from '../../../list/within/listSlot.js'
import { lot } from './lotResource.js'

/** The lots of a tender, inside its form, because they have no list of their own. */
export const Slot = listSlot(lot)
