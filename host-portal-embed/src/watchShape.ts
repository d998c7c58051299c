interface Shape {
  /** What the screen draws in the flow of the page. */
  readonly content: Element
  /** Where its overlays are. */
  readonly portal: Element
  /** Browsers draw no frame outside of what the person sees, so it hears of no change of size. @default false */
  readonly isInFrame?: boolean | undefined
}

interface Listeners {
  /** In CSS pixels, whole. */
  readonly onHeight: (height: number) => void
  /** Whether a dialog lies over the screen. */
  readonly onLayer: (isOpen: boolean) => void
}

const unseenMilliseconds = 500

/** Tells how high a screen is, and when a dialog opens over it or the last one closes. @returns a function that ends it */
export function watchShape({ content, portal, isInFrame }: Shape, { onHeight, onLayer }: Listeners): () => void {
  let [height, isOpen] = [0, false]
  const measure = () => {
    const now = Math.ceil(content.getBoundingClientRect().height)
    if (now === height) return
    height = now
    onHeight(now)
  }
  const sizes = new ResizeObserver(measure)
  const unseen = isInFrame ? setInterval(measure, unseenMilliseconds) : undefined
  const layers = new MutationObserver(() => {
    const now = portal.querySelector('.ep-modal') !== null
    if (now === isOpen) return
    isOpen = now
    onLayer(now)
  })
  sizes.observe(content)
  layers.observe(portal, { childList: true, subtree: true })
  return () => {
    clearInterval(unseen)
    sizes.disconnect()
    layers.disconnect()
  }
}
