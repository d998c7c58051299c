import type { Control } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'

/** A field that no section shows; the form still sends it as it was read. */
export const hidden = <T>(): Control<T> => ({ kind: hiddenKind, options: {} })

const hiddenKind: Kind = { name: 'hidden', empty: null, span: 12, isOwn: true, isHidden: true }
