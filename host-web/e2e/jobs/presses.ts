import type { BrowserContext, Page } from '@playwright/test'

/** Counts what a person's hands do in the pages of a browser context. */
export interface PressCounter {
  /** The presses so far: clicks, keys that act, choices, and one for each field that was typed into. */
  count(): number
  /** What was pressed, in its order, for who asks why there is one more than before. */
  list(): readonly string[]
  /** Runs a detour, whose presses do not count towards the job. */
  detour<T>(run: () => Promise<T>): Promise<T>
  /** Also counts in another context: a second person's browser, or a phone. */
  watch(context: BrowserContext): Promise<void>
}

/**
 * A counter for the pages of these contexts. The browser counts, not the test, so that no step is forgotten: trusted events only, one press
 * for each click, each key that acts, each file chooser and each field that is typed into (however many keys that takes).
 */
export async function countPresses(...contexts: BrowserContext[]): Promise<PressCounter> {
  const watched: BrowserContext[] = []
  const counted: string[] = []
  let isDetour = false
  const watch = async (context: BrowserContext) => {
    watched.push(context)
    await context.exposeBinding('countPress', (_, what: string) => {
      if (!isDetour) counted.push(what)
    })
    await context.addInitScript(countInPage)
    for (const page of context.pages()) await page.evaluate(countInPage)
  }
  for (const context of contexts) await watch(context)
  return {
    count: () => counted.length,
    list: () => counted,
    watch,
    detour: async (run) => {
      await settled(watched)
      isDetour = true
      try {
        return await run()
      } finally {
        await settled(watched)
        isDetour = false
      }
    },
  }
}

/** Waits until the events that the pages have already counted have arrived here. */
async function settled(contexts: readonly BrowserContext[]): Promise<void> {
  const pages: Page[] = contexts.flatMap((context) => context.pages())
  await Promise.all(pages.map((page) => page.evaluate(() => undefined).catch(() => undefined)))
}

/** Runs in the page. */
function countInPage(): void {
  const scope = globalThis as unknown as { countPress: (what: string) => void; isCounting?: boolean }
  if (scope.isCounting) return
  scope.isCounting = true
  /** The fields that were typed into since they got the focus. */
  let typed = new WeakSet<object>()
  const targetOf = (event: Event) => event.composedPath()[0] as HTMLElement
  /** A date has several segments, and is one field. */
  const fieldOf = (target: HTMLElement) => target.closest<HTMLElement>('[role="group"]:has([role="spinbutton"])') ?? target
  const count = (event: string, target: HTMLElement) =>
    scope.countPress(`${event} ${target.ariaLabel ?? (target.textContent.trim().slice(0, 40) || target.outerHTML.slice(0, 80))}`)
  const isText = (target: HTMLElement) =>
    target.isContentEditable ||
    target.role === 'spinbutton' ||
    (target instanceof HTMLTextAreaElement && !target.readOnly) ||
    (target instanceof HTMLInputElement &&
      !target.readOnly &&
      !['button', 'checkbox', 'radio', 'file', 'submit', 'range', 'color'].includes(target.type))
  const type = (target: HTMLElement) => {
    const field = fieldOf(target)
    if (typed.has(field)) return
    typed.add(field)
    count('typed', field)
  }
  const listen = (name: string, handle: (event: Event) => void) => {
    addEventListener(name, (event) => event.isTrusted && handle(event), { capture: true, passive: true })
  }
  // The click into a field belongs to the typing that follows.
  listen('pointerdown', (event) => {
    if (!isText(targetOf(event))) count('pressed', targetOf(event))
  })
  listen('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event as KeyboardEvent
    const target = targetOf(event)
    if (key === 'Tab' || key === 'Control' || key === 'Meta' || key === 'Shift' || key === 'Alt') return
    if (ctrlKey || metaKey) {
      // Copying and pasting is typing; the field counts once.
      if (!['a', 'c', 'v', 'x'].includes(key.toLowerCase())) count(key, target)
      return
    }
    if (key === 'Enter' && target instanceof HTMLTextAreaElement) return
    if (['Enter', 'Escape'].includes(key) || (key.startsWith('Arrow') && !(target instanceof HTMLTextAreaElement))) count(key, target)
    else if (key === ' ' && !isText(target)) count(key, target)
    else if (target.role === 'spinbutton') type(target)
  })
  listen('input', (event) => {
    const target = targetOf(event)
    if (isText(target)) type(target)
    // A checkbox or a select was clicked, which counted already. A file was chosen in a dialog of the system.
    else if (target instanceof HTMLInputElement && target.type === 'file') count('file', target)
  })
  listen('paste', (event) => {
    if (!isText(targetOf(event))) count('paste', targetOf(event))
  })
  listen('focusout', (event) => {
    const next = (event as FocusEvent).relatedTarget as HTMLElement | null
    if (!next || fieldOf(next) !== fieldOf(targetOf(event))) typed = new WeakSet()
  })
}
