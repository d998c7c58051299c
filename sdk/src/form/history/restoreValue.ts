import type { HistoryChange } from '../../api/recordCalls.js'
import { conditionScope, holds } from '../store/conditions.js'
import { type FormScope, mayEdit } from '../store/FormContext.js'
import { getAt, scopeOf } from '../store/fieldPath.js'
import { toValue } from '../record/formValues.js'
import { isVeil } from '../store/veiled.js'
import { isSame } from '../store/isSame.js'
import type { ChangedField } from './historyText.js'

/** Whether the former value may be put back by hand: the field is there, may be edited, is not private, and holds something else now. */
export function isRestorable(form: FormScope, { control, isSensitive }: ChangedField, { field, before }: HistoryChange): boolean {
  // Of files that were replaced or taken out only the name is kept.
  if (!control || isSensitive || isVeil(before) || !mayEdit(form, field) || control.kind.isFile || control.fieldset) return false
  const { values } = form.store.getState()
  const scope = scopeOf(field)
  if (scope !== '' && getAt(values, scope) === undefined) return false
  const inScope = conditionScope(values, scope)
  const { visible, readOnly } = control.options
  if (!holds(visible, inScope, true) || holds(readOnly, inScope, false)) return false
  return !isSame(getAt(values, field), toValue(control, before))
}

/** Puts the former value into the form as an edit that is not saved yet. */
export function restoreValue(form: FormScope, { control }: ChangedField, { field, before, beforeLabel }: HistoryChange): void {
  if (!control) return
  const link = typeof before === 'number' && beforeLabel !== undefined ? { id: before, label: beforeLabel } : undefined
  form.store.change(field, toValue(control, before), link && { control, link })
  form.recheck()
}
