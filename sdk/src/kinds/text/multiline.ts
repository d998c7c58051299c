import type { Declare } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'
import type { TextOptions } from './text.js'

/** A control for a text of several lines. */
export const multiline: Declare<string, TextOptions> = (options: TextOptions = {}) => ({ kind: multilineKind, options })

const multilineKind: Kind = { name: 'multiline', editor: 'multiline', empty: '', span: 12, isLong: true, read: (text) => text }
