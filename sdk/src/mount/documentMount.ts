import { adoptInto, createPortal } from './root.js'
import type { Mount } from './mount.js'

/** Mounts the product in its own page: language and colour scheme are set on `<html>`, overlays go to the end of `<body>`. */
export function documentMount(page: Document = document): Mount {
  return {
    root: page,
    host: page.documentElement,
    portal: createPortal(page.body),
    adopt: (sheet) => adoptInto(page, sheet),
    setTitle(title) {
      const before = page.title
      page.title = title
      // Keeps a title that the host has set in the meantime.
      return () => {
        if (page.title === title) page.title = before
      }
    },
  }
}
