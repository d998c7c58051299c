interface Shape {
  /** What the screen draws in the flow of the page. */
  readonly content: Element
  /** Where its overlays are. */
  readonly portal: Element
}

interface Listeners {
  /** In CSS pixels, whole. */
  readonly onHeight: (height: number) => void
  /** Whether a dialog lies over the screen. */
  readonly onLayer: (isOpen: boolean) => void
}

/** Tells how high a screen is, and when a dialog opens over it or the last one closes. @returns a function that ends it */
export function watchShape({ content, portal }: Shape, { onHeight, onLayer }: Listeners): () => void {
  let [height, isOpen] = [0, false]
  const sizes = new ResizeObserver(() => {
    const now = Math.ceil(content.getBoundingClientRect().height)
    if (now === height) return
    height = now
    onHeight(now)
  })
  const layers = new MutationObserver(() => {
    const now = portal.querySelector('.ep-modal') !== null
    if (now === isOpen) return
    isOpen = now
    onLayer(now)
  })
  sizes.observe(content)
  layers.observe(portal, { childList: true, subtree: true })
  return () => {
    sizes.disconnect()
    layers.disconnect()
  }
}
