/** Where the parts of one form stand on the page. Each field registers its element, so that a command reaches it without searching the page. */
export interface FormPlaces {
  /** A part is on the page: a field, a row or a list by its path, a section's heading by `#` and its name, the form's title by `''`. @returns forgets it */
  add(path: string, element: HTMLElement): () => void
  at(path: string): HTMLElement | undefined
  setForm(form: HTMLFormElement | null): void
  getForm(): HTMLFormElement | null
  /** The path of the innermost part around an element. */
  pathOf(element: Element | null): string | undefined
  /** `unfold` shows the field of a path when something folded hides it, before the form looks for the field. @returns stops */
  onSeek(unfold: (path: string) => void): () => void
  /** Brings the field of `path` into view and into focus, or else the nearest part around it: its row, its list. */
  focus(path: string): void
  /** Goes to the first of `paths` that is on the page, as soon as one is. A press elsewhere in the form ends the wait. @returns gives up */
  focusSoon(paths: readonly string[]): () => void
}

/** Milliseconds that a field gets to come onto the page. */
const patience = 3000

export function createFormPlaces(): FormPlaces {
  // The field of an open table cell has the path of its cell: the later one counts.
  const elements = new Map<string, readonly HTMLElement[]>()
  const paths = new WeakMap<Element, string>()
  const seekers = new Set<(path: string) => void>()
  const waiting = new Set<() => void>()
  let form: HTMLFormElement | null = null
  const at = (path: string) => elements.get(path)?.at(-1)
  return {
    add: (path, element) => {
      elements.set(path, [...(elements.get(path) ?? []), element])
      paths.set(element, path)
      // Not before React has drawn all of it.
      if (waiting.size > 0) queueMicrotask(() => waiting.forEach((attempt) => attempt()))
      return () => {
        const rest = (elements.get(path) ?? []).filter((other) => other !== element)
        if (rest.length > 0) elements.set(path, rest)
        else elements.delete(path)
        if (paths.get(element) === path) paths.delete(element)
      }
    },
    at,
    setForm: (element) => {
      form = element
    },
    getForm: () => form,
    pathOf: (element) => {
      for (let around = element; around; around = around.parentElement) {
        const path = paths.get(around)
        if (path !== undefined) return path
      }
      return undefined
    },
    onSeek: (unfold) => {
      seekers.add(unfold)
      return () => void seekers.delete(unfold)
    },
    focus: (path) => {
      for (const unfold of seekers) unfold(path)
      for (let place = path; place !== ''; place = place.replace(/(?:(?:^|\.)[^.[\]]+|\[\d+\])$/, '')) if (goTo(at(place))) return
    },
    focusSoon: (wanted) => {
      const [page, timer] = [form, setTimeout(() => stop(), patience)]
      const observer = new MutationObserver(() => attempt())
      const stop = () => {
        clearTimeout(timer)
        observer.disconnect()
        waiting.delete(attempt)
        page?.removeEventListener('pointerdown', stop)
      }
      const attempt = () => {
        const place = wanted.map(at).find((element) => element !== undefined)
        if (goTo(place)) return stop()
        // A cell may be there before its control, which loads later and registers nothing.
        if (place) observer.observe(place, { childList: true, subtree: true })
      }
      waiting.add(attempt)
      page?.addEventListener('pointerdown', stop)
      attempt()
      return stop
    },
  }
}

/** @returns whether there is something to focus */
function goTo(element: HTMLElement | undefined): boolean {
  const control = element?.querySelector<HTMLElement>('input:not([disabled]), textarea, button, [tabindex]')
  const target = control ?? (element && (element.tabIndex >= 0 || element.hasAttribute('tabindex')) ? element : undefined)
  if (!target) return false
  // The middle of a long list is below its first field.
  const isLong = element !== undefined && element.clientHeight > innerHeight / 2
  ;(isLong ? target : element)?.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
  return true
}
