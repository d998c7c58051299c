import type { Always, AnyControl, AnyFieldset, Control, DraftOf, Fields, Fieldset } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'

/** Options of a group of fields. */
export interface GroupOptions extends ControlOptions {
  /** Initial values that count as not entered. */
  readonly initial?: Readonly<Record<string, unknown>>
  /** `null` stands for a group without values; otherwise the group always has values. @default true */
  readonly isNullable?: boolean
}

/** A control for a group of fields, such as an address; the value is an object or `null`. */
export const group = <T extends object>(fieldset: Fieldset<T>, options: ControlOptions = {}): Control<T> => ({
  kind: groupKind,
  fieldset: fieldset as unknown as AnyFieldset,
  options,
})

/** A field for a group of fields; a look gives their `fieldset`. */
export const groupOf: DeclareGroup = (fields: Fields, options: GroupOptions = {}) => ({ kind: groupKind, fields, options })

interface DeclareGroup {
  <F extends Fields>(fields: F, options: GroupOptions & Always & { readonly isNullable: false }): Control<DraftOf<F>, GroupOptions>
  <F extends Fields>(fields: F, options?: GroupOptions): Control<DraftOf<F> | null, GroupOptions>
}

const groupKind: Kind = { name: 'group', empty: null, span: 12 }

/** Whether the value is a group of fields. */
export function isGroup(control: AnyControl | undefined): control is AnyControl & { readonly fieldset: AnyFieldset } {
  return control?.fieldset !== undefined && control.kind === groupKind
}
