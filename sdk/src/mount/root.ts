/** Creates an element for overlays. @returns the new element at the end of `parent` */
export function createPortal(parent: HTMLElement | ShadowRoot): HTMLElement {
  const portal = parent.ownerDocument.createElement('div')
  portal.className = 'ep-portal'
  // As in the page's own root: a translator would replace texts that React still holds.
  portal.translate = false
  parent.append(portal)
  return portal
}

/** Adds a style sheet to a root. @returns a function that removes it */
export function adoptInto(root: DocumentOrShadowRoot, sheet: CSSStyleSheet): () => void {
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
  }
}
