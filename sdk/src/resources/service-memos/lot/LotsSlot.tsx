import { listSlot } from '../../../list/within/listSlot.js'
import { lot } from './resource.js'

/** Statuses of a tender in which lots come and go; afterwards what was signed stands. */
const open = new Set(['em-elaboracao', 'publicada', 'em-disputa', 'em-julgamento', 'adjudicada', 'suspensa'])

/** The lots of a tender, with their sums over all of them. */
export const Slot = listSlot(lot, { mayWrite: ({ status }) => open.has(status) })
