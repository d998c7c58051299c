import type { AnyControl, ReferenceOptions } from '../core/control.js'
import type { Remark } from '../core/resource.js'
import { conditionScope, dependsOn, holds } from './conditions.js'
import { joinPath } from './fieldPath.js'
import type { FormStore, ShownIssue } from './formStore.js'
import { isSame } from './isSame.js'
import { nameKey } from './linkNames.js'

/** All that one field shows of its form. */
export interface FieldState {
  readonly isVisible: boolean
  readonly isRequired: boolean
  readonly isReadOnly: boolean
  /** Nothing for a field that holds fields: they read their own. */
  readonly value: unknown
  /** Name of the record whose id the value is. */
  readonly linkName?: string
  /** Value of the field that this one depends on. */
  readonly parent: unknown
  /** Filters of the list that a reference chooses from. */
  readonly filter?: Readonly<Record<string, string | number | undefined>>
  readonly issue?: ShownIssue
  /** Code of what looks wrong. */
  readonly warning?: string
  /** What follows from the values. */
  readonly remark?: Remark
  /** Whether other records that hold the same are only a hint; nothing when there are none. */
  readonly isDuplicateHint?: boolean
}

/** Where a field stands: `''`, `address` or `guardians[0]`, and its name there. */
export interface FieldPlace {
  readonly scope: string
  readonly name: string
  readonly control: AnyControl
}

export function readFieldState(store: FormStore, { scope, name, control }: FieldPlace): FieldState {
  const { values: record, issues, duplicates, names } = store.getState()
  const { visible, required, readOnly, filter }: ReferenceOptions = control.options
  const place = conditionScope(record, scope)
  const path = joinPath(scope, name)
  const parentKey = dependsOn(control)
  const value = control.fieldset ? undefined : place.values[name]
  return {
    isVisible: holds(visible, place, true),
    isRequired: holds(required, place, false),
    isReadOnly: holds(readOnly, place, false),
    value,
    linkName: typeof value === 'number' ? names.get(nameKey(control, value)) : undefined,
    parent: parentKey ? place.values[parentKey] : undefined,
    filter: filter?.(place.values),
    issue: issues.get(path),
    isDuplicateHint: duplicates.get(path)?.isHint,
    ...(scope === '' ? { warning: store.getWarnings()[name], remark: store.getRemarks()[name] } : undefined),
  }
}

/** `read`, which answers with the object of before as long as it says the same: whoever shows it has nothing to render. */
export function keepSame<T extends object>(read: () => T): () => T {
  let kept: T | undefined
  return () => {
    const next = read()
    if (!kept || !isSame(kept, next)) kept = next
    return kept
  }
}
