import { focusedBeside } from '../../mount/focusedBeside.js'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * When a press removes its own button, the focus goes to what stands where the button was: the next control around it, otherwise the one before. A place that
 * knows better moves the focus itself, and keeps it. `arrive` is called when the whole page was replaced under one address.
 */
export function followFocus(root: HTMLElement, arrive: (page: HTMLElement) => void): () => void {
  let last: Element | undefined = root.contains(focusedBeside(root) ?? null) ? focusedBeside(root) : undefined
  const note = ({ target }: Event) => {
    last = target instanceof Element ? target : undefined
  }
  // What a person leaves by a press beside it stays on the page; what is removed does not.
  const forget = ({ target, relatedTarget }: FocusEvent) =>
    queueMicrotask(() => {
      if (relatedTarget === null && target === last && last?.isConnected) last = undefined
    })
  const observer = new MutationObserver((changes) => {
    const gone = last
    if (!gone || gone.isConnected) return
    last = undefined
    const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
    // A closing dialog gives its focus back in the next frame.
    if (change) requestAnimationFrame(() => hasNoFocus(root) && goOn(root, change, arrive))
  })
  root.addEventListener('focusin', note)
  root.addEventListener('focusout', forget)
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    root.removeEventListener('focusin', note)
    root.removeEventListener('focusout', forget)
    observer.disconnect()
  }
}

function goOn(root: HTMLElement, change: MutationRecord, arrive: (page: HTMLElement) => void): void {
  if (hadHeading(change)) arrive(root)
  else stopNear(root, change)?.focus({ preventScroll: true })
}

const hadHeading = ({ removedNodes }: MutationRecord): boolean =>
  [...removedNodes].some((node) => node instanceof Element && (node.matches('h1') || node.querySelector('h1') !== null))

function hasNoFocus(root: Element): boolean {
  const focused = focusedBeside(root)
  return focused === undefined || focused === root.ownerDocument.body
}

/** The control nearest to what was removed, in the smallest part around it that has one. */
function stopNear(root: Element, { target, nextSibling }: MutationRecord): HTMLElement | undefined {
  for (let around: Node | null = target; around && root.contains(around); around = around.parentNode) {
    const stops = [...(around as Element).querySelectorAll<HTMLElement>(focusable)].filter(
      (stop) => !stop.matches(':disabled') && stop.checkVisibility({ visibilityProperty: true }),
    )
    const mark = nextSibling?.isConnected ? nextSibling : undefined
    const next =
      mark && stops.find((stop) => mark.contains(stop) || Boolean(mark.compareDocumentPosition(stop) & mark.DOCUMENT_POSITION_FOLLOWING))
    if (next ?? stops.length > 0) return next ?? stops.at(-1)
  }
  return undefined
}
