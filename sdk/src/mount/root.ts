/** @returns a new element at the end of `parent`, for overlays */
export function createPortal(parent: HTMLElement | ShadowRoot): HTMLElement {
  const portal = parent.ownerDocument.createElement('div')
  portal.className = 'ep-portal'
  parent.append(portal)
  return portal
}

/** @returns takes the sheet away again */
export function adoptInto(root: DocumentOrShadowRoot, sheet: CSSStyleSheet): () => void {
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
  }
}
