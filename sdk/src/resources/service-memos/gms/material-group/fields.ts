import type { DraftOf } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'

/** The fields of a group of the GMS catalogue (Grupo do GMS). */
export const materialGroupFields = {
  /** The first two digits of every code below it. */
  code: kind.masked({ required: true, pattern: '##' }),
  name: kind.text({ required: true, minLength: 3, maxLength: 120 }),
  type: kind.choice({ required: true, values: ['material', 'servico', 'ambos'] }),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** A group as the API receives it. */
export interface MaterialGroupDraft extends DraftOf<typeof materialGroupFields> {}
