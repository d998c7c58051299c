import type { Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import { oneLine } from './text.js'

/** A control for an e-mail address. */
export const email = (options: ControlOptions = {}): Control<string> => ({ kind: emailKind, options })

const emailKind: Kind = { name: 'email', editor: 'text', empty: '', span: 6, read: oneLine }
