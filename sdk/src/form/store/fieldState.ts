import type { AnyControl } from '../../core/control.js'
import { isCalendarDate } from '../../core/calendar.js'
import type { DateOptions } from '../../kinds/time/date.js'
import type { ReferenceOptions } from '../../kinds/link/reference.js'
import type { Link } from '../../core/record.js'
import type { Remark } from '../../core/issue.js'
import { isGroup } from '../../kinds/part/group.js'
import { isBlank } from '../core/formValues.js'
import { type ConditionScope, dependsOn, holds } from '../core/conditions.js'
import { controlsTo } from '../core/controlAt.js'
import { isWithin, joinPath, scopeReader, type Values } from '../core/fieldPath.js'
import type { FormState, FormStore, ShownIssue } from './formStore.js'
import { isSame } from '../core/isSame.js'
import { codeKey, nameKey } from '../core/linkNames.js'

/** Everything that one field shows of its form. */
export interface FieldState {
  readonly isVisible: boolean
  readonly isRequired: boolean
  readonly isReadOnly: boolean
  /** Undefined for a field that holds fields: they read their own values. */
  readonly value: unknown
  /** Name of the record that the value refers to. */
  readonly linkName?: string
  /** Code of that record, where the field shows it. */
  readonly linkCode?: string
  /** The same for a field that refers to several records. */
  readonly links?: readonly Link[]
  /** Value of the field that this one depends on. */
  readonly parent: unknown
  /** Filters of the list that a reference chooses from. */
  readonly filter?: Readonly<Record<string, string | number | undefined>>
  /** Filters of those in the list that come first. */
  readonly prefers?: FieldState['filter']
  /** Parameters for the address of the records that a reference chooses from. */
  readonly params?: Readonly<Record<string, unknown>>
  /** The day to which a typed date without a year is nearest. */
  readonly near?: string
  readonly issue?: ShownIssue
  readonly warning?: string | Remark
  readonly remark?: Remark
  /** Whether the other records with the same value are only a hint; undefined when there are none. */
  readonly isDuplicateHint?: boolean
}

/** A field's scope (`''`, `address` or `guardians[0]`) and its name there. */
export interface FieldPlace {
  readonly scope: string
  readonly name: string
  readonly control: AnyControl
}

/** Reads what one field shows of its form. */
export interface FieldReader {
  /** Calls `listener` when the field may have changed. */
  subscribe(listener: () => void): () => void
  read(): FieldState
  /** Grows when the field has to be drawn again: not for changes of other fields, nor for a value that it shows already. */
  revision(): number
  /** A person typed this value, so the control shows it already. */
  showsAlready(value: unknown): void
}

const dayOf = (value: unknown) => (typeof value === 'string' && isCalendarDate(value) ? value : undefined)
const linkOf = (id: number, label = `#${id}`): Link => ({ id, label })

/** Whether the values of other fields decide about this one. */
function isLedByOthers(control: AnyControl): boolean {
  const { visible, required, readOnly, filter, prefers, params, near }: ReferenceOptions & DateOptions = control.options
  return (
    dependsOn(control) !== undefined ||
    [visible, required, readOnly, filter, prefers, params, near].some((decide) => typeof decide === 'function')
  )
}

export function createFieldReader(store: FormStore, { scope, name, control }: FieldPlace): FieldReader {
  const path = joinPath(scope, name)
  const parentKey = dependsOn(control)
  const isLed = isLedByOthers(control)
  const read = scopeReader(scope)
  const { visible, required, readOnly, filter, prefers, params, near }: ReferenceOptions & DateOptions = control.options
  // An optional address asks for its street only when a part of it is filled in.
  const holder = required ? controlsTo(store.resource.fields, scope).at(-1) : undefined
  const optional = isGroup(holder) && holder.options.required !== true ? holder : undefined
  const isLeftOut = (here: Values, record: Values) =>
    optional !== undefined && !holds(optional.options.required, { values: record, record }, false) && isBlank(optional, here)
  const look = (): FieldState => {
    const { values, issues, duplicates, names } = store.getState()
    const place: ConditionScope = { values: read(values), record: values }
    const value = control.fieldset ? undefined : place.values[name]
    const warning = store.getWarnings()[path]
    const refused = typeof warning === 'object' && warning.isRefused ? { path, code: warning.code, params: warning.params } : undefined
    return {
      isVisible: holds(visible, place, true),
      isRequired: holds(required, place, false) && !isLeftOut(place.values, values),
      isReadOnly: holds(readOnly, place, false),
      value,
      linkName: typeof value === 'number' ? names.get(nameKey(control, value)) : undefined,
      linkCode: typeof value === 'number' ? names.get(codeKey(control, value)) : undefined,
      links: Array.isArray(value) && control.contract ? value.map((id: number) => linkOf(id, names.get(nameKey(control, id)))) : undefined,
      parent: parentKey ? place.values[parentKey] : undefined,
      filter: filter?.(place.values),
      prefers: prefers?.(place.values),
      params: params?.(place.values, place.record),
      near: dayOf(near?.(place.values, values)),
      // An item of a list has no field of its own.
      issue:
        issues.get(path) ??
        (Array.isArray(value) ? [...issues.values()].find((issue) => isWithin(issue.path, path)) : undefined) ??
        refused,
      isDuplicateHint: duplicates.get(path)?.isHint,
      warning: refused ? undefined : warning,
      remark: store.getRemarks()[path],
    }
  }
  let seen = store.getState()
  let place = read(seen.values)
  let shown = look()
  let revision = 0
  // Most keys change nothing of most fields: then nothing is computed.
  const isUntouched = (now: FormState, here: Values) =>
    !isLed &&
    (optional ? here === place : here[name] === place[name]) &&
    now.issues === seen.issues &&
    now.duplicates === seen.duplicates &&
    now.names === seen.names &&
    isSame(store.getRemarks()[path], shown.remark) &&
    isSame(store.getWarnings()[path], shown.warning)
  const update = () => {
    const now = store.getState()
    if (seen === now) return
    const here = read(now.values)
    const isDone = isUntouched(now, here)
    seen = now
    place = here
    if (isDone) return
    const next = look()
    if (isSame(shown, next)) return
    shown = next
    revision += 1
  }
  return {
    subscribe: (listener) => store.subscribe(listener, isLed ? undefined : optional ? scope : path),
    read: () => {
      update()
      return shown
    },
    revision: () => {
      update()
      return revision
    },
    showsAlready: (value) => {
      shown = { ...shown, value }
    },
  }
}
