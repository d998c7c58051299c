import { isRows } from '../../kinds/part/rows.js'
import { isEmpty } from '../../validators/empty.js'
import { holds } from '../core/conditions.js'
import type { FormScope } from '../store/FormContext.js'
import type { FormStore } from '../store/formStore.js'

interface Start {
  readonly payload: FormScope | undefined
  /** Values that the fields begin with. */
  readonly given: object | undefined
  readonly isReasonNeeded: boolean
}

/** Focuses the first wrong field, or else rows that stand before all fields, or else the first required field that nothing fills in, as soon as it is there; without fields the button. @returns stops waiting */
export function focusStart(form: HTMLFormElement | null, { payload, given = {}, isReasonNeeded }: Start): (() => void) | undefined {
  const elements = [...(form?.elements ?? [])].filter((each): each is HTMLElement =>
    each.matches('input, textarea, select, [type="submit"]'),
  )
  const fields = elements.filter((each) => !each.matches('button'))
  const wrong = fields.find((field) => field.getAttribute('aria-invalid') === 'true')
  const keys = payload?.store.resource.sections.flatMap((section) => section.fields) ?? []
  const open = keys.filter((key) => !(key in given))
  const lacking = payload ? open.filter((key) => isLacking(payload.store, key)) : []
  // The reason comes after the fields of the payload.
  const reason = isReasonNeeded && lacking.length === 0 ? fields.findLast((field) => field.matches('textarea')) : undefined
  const [first = ''] = keys
  // What came is counted before its invoice is typed; a long list must not open below its beginning.
  if (!wrong && payload && isFilledList(payload.store, first)) return payload.places.focusSoon([first])
  if (!wrong && !reason && payload && open.length > 0) return payload.places.focusSoon(lacking.length > 0 ? lacking : open)
  const start = wrong ?? reason ?? fields.find((field) => !(field as HTMLInputElement).value) ?? fields[0] ?? elements[0]
  start?.focus()
  return undefined
}

function isFilledList({ resource, getState }: FormStore, key: string): boolean {
  return isRows(resource.fields[key]) && !isEmpty(getState().values[key])
}

/** Whether a person has to fill a field in. */
function isLacking({ resource, getState }: FormStore, key: string): boolean {
  const { values } = getState()
  const { visible, required } = resource.fields[key]?.options ?? {}
  const place = { values, record: values }
  return holds(visible, place, true) && holds(required, place, false) && isEmpty(values[key])
}
