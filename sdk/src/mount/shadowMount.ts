import { enableShadowDOM } from 'react-stately/private/flags/flags'
import { adoptInto, createPortal } from './root.js'
import type { Mount } from './mount.js'

interface ShadowMountOptions {
  /** The page's title belongs to the page; its owner may want to hear ours. */
  readonly onTitle?: (title: string) => void
}

/**
 * The product inside a shadow root: overlays, language and scheme stay within its host element. The package's style sheets are not in it:
 * bundlers put them into the document, so whoever made the root adopts them.
 */
export function shadowMount(root: ShadowRoot, { onTitle }: ShadowMountOptions = {}): Mount {
  // Without it react-aria looks for focus and overlays in the document and hides our own host element from screen readers.
  enableShadowDOM()
  return {
    root,
    host: root.host as HTMLElement,
    portal: createPortal(root),
    adopt: (sheet) => adoptInto(root, sheet),
    setTitle(title) {
      onTitle?.(title)
    },
  }
}
