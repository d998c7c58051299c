import { adoptInto, createPortal } from './root.js'
import type { Mount } from './mount.js'

/** The product in a page of its own: `<html>` carries language and scheme, overlays go to the end of `<body>`. */
export function documentMount(page: Document = document): Mount {
  return {
    root: page,
    host: page.documentElement,
    portal: createPortal(page.body),
    adopt: (sheet) => adoptInto(page, sheet),
    setTitle(title) {
      const before = page.title
      page.title = title
      // What the host has written meanwhile stays.
      return () => {
        if (page.title === title) page.title = before
      }
    },
  }
}
