import type { Declare } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'

/** The id of a record that nobody chooses, such as the one above: `hidden(recordId({ required: true }))`. */
export const recordId: Declare<number> = (options: ControlOptions = {}) => ({ kind: recordIdKind, options })

const recordIdKind: Kind = { name: 'record-id', empty: null, span: 12, isId: true }
