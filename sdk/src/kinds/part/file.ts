import type { Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'

/** The stored file of a row, by its id; the row carries its name, type and size under `file`. Only in lists of files. */
export const file = (options: ControlOptions = {}): Control<number> => ({ kind: fileKind, options })

export const fileKind: Kind = { name: 'file', empty: null, span: 12, isId: true, isFile: true }
