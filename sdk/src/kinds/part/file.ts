import type { Declare } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'

/**
 * A control for the stored file of a row; the value is its id, and the row has its name, type and size under `file`. A row of a file list is the file
 * itself.
 */
export const file: Declare<number> = (options: ControlOptions = {}) => ({ kind: fileKind, options })

export const fileKind: Kind = { name: 'file', empty: null, span: 12, isId: true, isFile: true }
