import { enableShadowDOM } from 'react-stately/private/flags/flags'
import { adoptInto, createPortal } from './root.js'
import type { Mount } from './mount.js'

interface ShadowMountOptions {
  /** Called with the page title: the host owns the title of its page and may want ours. */
  readonly onTitle?: (title: string) => void
}

/**
 * Mounts the product inside a shadow root: overlays, language and colour scheme stay inside its host element. It does not add the style sheets
 * of the package: bundlers put them into the document, so the creator of the shadow root must adopt them.
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
