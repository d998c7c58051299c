import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'

/** A React root in the page, a new one for each test of the file that calls it. */
export function pageRoot(): { readonly render: (node: ReactNode) => void } {
  let root: Root
  let element: HTMLElement
  beforeEach(() => {
    element = document.body.appendChild(document.createElement('div'))
    root = createRoot(element)
  })
  afterEach(() => {
    root.unmount()
    element.remove()
  })
  return { render: (node) => root.render(node) }
}
