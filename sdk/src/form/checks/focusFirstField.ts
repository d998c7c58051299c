import { focusedBeside } from '../../mount/focusedBeside.js'
import { getAt } from '../core/fieldPath.js'
import type { FormPlaces } from '../core/formPlaces.js'
import type { FormStore } from '../store/formStore.js'

// The field where typing begins, until the person leaves it.
const beginnings = new WeakMap<FormStore, string>()

/** Takes the person to the first field; in a new record that has its first value, to the first empty field that needs one. */
export function focusFirstField({ store, places }: { readonly store: FormStore; readonly places: FormPlaces }, isNew: boolean): void {
  const fields = [...(places.getForm()?.elements ?? [])].filter(isOpenField).filter((field) => places.pathOf(field) !== undefined)
  const isLacking = (field: Element) => (field as HTMLInputElement).value === '' && (field === fields[0] || field.ariaRequired === 'true')
  const first = (isNew ? fields.find(isLacking) : undefined) ?? fields[0]
  if (!first) return
  // The person may be at the foot of a long form. A field in sight does not move.
  first.scrollIntoView({ block: 'center' })
  first.focus({ preventScroll: true })
  beginnings.set(store, places.pathOf(first) ?? '')
}

function isOpenField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false
  return !element.readOnly && !element.disabled && !['file', 'checkbox', 'radio'].includes(element.type)
}

/** Whether the person only passes the field that got the focus by itself: an error there would move what the person aims at. */
export function isOnlyPassed(store: FormStore, path: string): boolean {
  const isBeginning = beginnings.get(store) === path
  beginnings.delete(store)
  const { values, initial } = store.getState()
  return isBeginning && Object.is(getAt(values, path), getAt(initial, path))
}

/** Finishes what is being typed, as leaving the field would ("3/5/26" gets its year, a name its record). The focus stays. */
export function passFocused(form: HTMLFormElement): void {
  const active = focusedBeside(form)
  if (!(active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) || !form.contains(active)) return
  active.blur()
  active.focus({ preventScroll: true })
}
