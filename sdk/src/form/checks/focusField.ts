import { getAt } from '../store/fieldPath.js'
import type { FormStore } from '../store/formStore.js'

/** Told to the form before a field is looked for: what is folded around it unfolds at once. Its `detail` is the path. */
export const unfoldEvent = 'ep-unfold'

/** Brings the field of `path` into view and into focus, or the nearest place around it: its row, its list. */
export function focusField(within: HTMLElement | null, path: string): void {
  // The head of a dialog stands beside its form.
  const form = within?.closest('form') ?? within?.closest('.ep-modal-panel')?.querySelector('form')
  form?.dispatchEvent(new CustomEvent(unfoldEvent, { detail: path }))
  for (let place = path; place !== ''; place = place.replace(/(\.?[^.[\]]+|\[\d+\])$/, '')) {
    const cell = form?.querySelector<HTMLElement>(`[data-path="${place}"]`)
    const target =
      cell?.querySelector<HTMLElement>('input:not([disabled]), textarea, button, [tabindex]') ?? cell?.closest<HTMLElement>('[data-cell]')
    if (!cell || !target) continue
    cell.scrollIntoView({ block: 'center' })
    target.focus({ preventScroll: true })
    return
  }
}

/** Ends what is being typed as leaving its field would ("3/5/26" gets its year, a name its record), and leaves the focus there. */
export function passFocused(form: HTMLElement | null): void {
  const active = form?.querySelector<HTMLElement>(':is(input, textarea):focus')
  active?.blur()
  active?.focus({ preventScroll: true })
}

/** Milliseconds that the sections of a form get to be there. */
const patience = 3000

/** Focuses what the first of `selectors` that finds anything finds, or the first control in it, once the form has it; not when the person began elsewhere. @returns gives up */
export function focusWhenThere(form: HTMLElement, selectors: readonly string[]): () => void {
  const attempt = () => {
    const [place] = selectors.flatMap((selector) => form.querySelector<HTMLElement>(selector) ?? [])
    if (!place) return
    stop()
    place.scrollIntoView({ block: 'center' })
    const control = place.matches('button, [data-cell]')
      ? place
      : place.querySelector<HTMLElement>('input:not([disabled]), textarea, button, [tabindex]')
    control?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(attempt)
  const stop = () => {
    observer.disconnect()
    form.removeEventListener('pointerdown', stop)
  }
  observer.observe(form, { childList: true, subtree: true })
  form.addEventListener('pointerdown', stop)
  setTimeout(stop, patience)
  attempt()
  return stop
}

// The field where typing begins, until it is left.
const beginnings = new WeakMap<FormStore, string>()

/** Takes the person to where typing begins: the first field, of a new record the first that has nothing in it yet. */
export function focusFirstField(form: HTMLElement | null, store: FormStore, isNew: boolean): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.ep-cell input, .ep-cell textarea') ?? [])]
  const open = fields.filter((field) => !field.readOnly && !field.disabled && !['file', 'checkbox', 'radio'].includes(field.type))
  const first = (isNew ? open.find((field) => field.value === '') : undefined) ?? open[0]
  if (!first) return
  // After the foot of a long form; in sight already, nothing moves.
  first.scrollIntoView({ block: 'center' })
  first.focus({ preventScroll: true })
  beginnings.set(store, first.closest<HTMLElement>('[data-path]')?.dataset.path ?? '')
}

/** Whoever did not choose the first field and passes on from it has left nothing out yet: an error there would only push away what is aimed at. */
export function isOnlyPassed(store: FormStore, path: string): boolean {
  const isBeginning = beginnings.get(store) === path
  beginnings.delete(store)
  const { values, initial } = store.getState()
  return isBeginning && Object.is(getAt(values, path), getAt(initial, path))
}
