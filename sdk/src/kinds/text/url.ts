import type { Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import { oneLine } from './text.js'

/** A control for a web address. */
export const url = (options: ControlOptions = {}): Control<string> => ({ kind: urlKind, options })

const urlKind: Kind = { name: 'url', editor: 'text', empty: '', span: 6, read: oneLine }
