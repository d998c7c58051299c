import type { AnyControl } from '../core/control.js'
import type { Kind } from '../core/kind.js'
import { choiceKind } from './choice/choice.js'

/** Kinds of read-only values: the fields of every record, and columns without a field. */
const statusKind: Kind = { ...choiceKind, name: 'status', width: 8.5 }
const timestampKind: Kind = { name: 'timestamp', empty: null, span: 4, width: 15, format: (value, texts) => texts.dateTime(value) }
const plainKind: Kind = { name: 'plain', empty: null, span: 6 }

/** The kind of a record's value under `key`; `control` is its field or its filter. */
export function shownKind(key: string, control: AnyControl | undefined): Kind {
  if (key === 'status') return statusKind
  if (key === 'createdAt' || key === 'updatedAt') return timestampKind
  return control?.kind ?? plainKind
}
