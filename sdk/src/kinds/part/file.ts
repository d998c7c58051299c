import type { Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'

/** The stored file of a row, by its id; the row carries its name, type and size under `file`. In lists of files it is the row itself, in other rows a field. */
export const file = (options: ControlOptions = {}): Control<number> => ({ kind: fileKind, options })

export const fileKind: Kind = { name: 'file', empty: null, span: 12, isId: true, isFile: true }
