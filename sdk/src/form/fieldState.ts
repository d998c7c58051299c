import type { AnyControl, ReferenceOptions } from '../core/control.js'
import type { Remark } from '../core/resource.js'
import { conditionScope, dependsOn, holds } from './conditions.js'
import { joinPath } from './fieldPath.js'
import type { FormState, FormStore, ShownIssue } from './formStore.js'
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

/** Reads what a field shows; the same object as long as it says the same, so that nothing is rendered for what others change. */
export function createFieldReader(store: FormStore, { scope, name, control }: FieldPlace): () => FieldState {
  const path = joinPath(scope, name)
  const parentKey = dependsOn(control)
  const { visible, required, readOnly, filter }: ReferenceOptions = control.options
  const read = (): FieldState => {
    const { values, issues, duplicates, names } = store.getState()
    const place = conditionScope(values, scope)
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
      warning: scope === '' ? store.getWarnings()[name] : undefined,
      remark: scope === '' ? store.getRemarks()[name] : undefined,
    }
  }
  let seen: FormState | undefined
  let kept: FieldState | undefined
  return () => {
    const state = store.getState()
    if (kept && seen === state) return kept
    seen = state
    const next = read()
    if (!kept || !isSame(kept, next)) kept = next
    return kept
  }
}
