import type { Control } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'

/** A control for a field that no section shows; the form sends its value unchanged. `of` is the field whose values it takes. */
export const hidden = <T>(of?: Control<T>): Control<T> => ({
  kind: hiddenKind,
  options: {},
  ...(of && { of }),
})

const hiddenKind: Kind = { name: 'hidden', empty: null, span: 12, isOwn: true, isHidden: true }
