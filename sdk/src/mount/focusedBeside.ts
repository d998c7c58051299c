/** The focused element of the page, or of the shadow root, in which an element stands. */
export function focusedBeside(element: Element): HTMLElement | undefined {
  const { activeElement } = element.getRootNode() as Partial<Document | ShadowRoot>
  return activeElement instanceof HTMLElement ? activeElement : undefined
}
