import type { AnyControl, AnyFieldset, Control, DraftOf, Fields, Fieldset } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'

/** Options of a group of fields. */
export interface GroupOptions extends ControlOptions {
  /** Initial values that count as not entered. */
  readonly initial?: Readonly<Record<string, unknown>>
}

/** A control for a group of fields, such as an address; the value is an object or `null`. */
export const group = <T extends object>(fieldset: Fieldset<T>, options: ControlOptions = {}): Control<T> => ({
  kind: groupKind,
  fieldset: fieldset as unknown as AnyFieldset,
  options,
})

/** A field for a group of fields; a look gives their `fieldset`. */
export const groupOf = <F extends Fields>(fields: F, options: GroupOptions = {}): Control<DraftOf<F> | null, GroupOptions> => ({
  kind: groupKind,
  fields,
  options,
})

const groupKind: Kind = { name: 'group', empty: null, span: 12 }

/** Whether the value is a group of fields. */
export function isGroup(control: AnyControl | undefined): control is AnyControl & { readonly fieldset: AnyFieldset } {
  return control?.fieldset !== undefined && control.kind === groupKind
}
