/** Whether the whole page is ours. */
export const isOwnPage = ({ host }: Mount): boolean => host === host.ownerDocument.documentElement

/** Where the product is mounted. The only door to `document`: a page that is not ours must not notice us. */
export interface Mount {
  /** The document, or the shadow root of an embed. */
  readonly root: Document | ShadowRoot
  /** The element that carries `lang`, `dir` and the class `app-dark`: `<html>` in our own page, else our own element. */
  readonly host: HTMLElement
  /** Overlays are portalled into it. */
  readonly portal: HTMLElement
  /** @returns takes the sheet away again */
  adopt(sheet: CSSStyleSheet): () => void
  /** Title of the browser's tab; an embed tells its host instead. */
  setTitle(title: string): void | (() => void)
}
