import { listSlot } from '../../../list/within/listSlot.js'
import { lot } from './resource.js'

/** Statuses of a tender in which lots may be added or removed; a signed tender keeps its lots. */
const open = new Set(['em-elaboracao', 'publicada', 'em-disputa', 'em-julgamento', 'adjudicada', 'suspensa'])

/** The lots of a tender, with sums over all of them. */
export const Slot = listSlot(lot, { mayWrite: ({ status }) => open.has(status) })
