/** Whether the whole page belongs to the product. */
export const isOwnPage = ({ host }: Mount): boolean => host === host.ownerDocument.documentElement

/** The place where the product is mounted. All code uses it instead of `document`, so that an embed does not affect the host's page. */
export interface Mount {
  /** The document, or the shadow root of an embed. */
  readonly root: Document | ShadowRoot
  /** The element with `lang`, `dir` and the class `app-dark`: `<html>` in our own page, otherwise our own element. */
  readonly host: HTMLElement
  /** The parent element of overlays. */
  readonly portal: HTMLElement
  /** Adds a style sheet. @returns a function that removes it */
  adopt(sheet: CSSStyleSheet): () => void
  /** Sets the title of the browser tab; an embed passes it to its host instead. */
  setTitle(title: string): void | (() => void)
}
