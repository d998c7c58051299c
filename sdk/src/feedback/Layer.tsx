import { Provider } from '@adobe/react-spectrum/Provider'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useMount } from '../mount/MountProvider.js'

/** Puts its children beside the page, in the product's look: the portal lies outside of the themed element. */
export function Layer({ children }: { readonly children: ReactNode }) {
  return createPortal(<LayerTheme>{children}</LayerTheme>, useMount().portal)
}

/** The look for an element that something else has portalled already. */
export function LayerTheme({ children }: { readonly children: ReactNode }) {
  // A form that is disabled while it is being saved must not disable the question it asks.
  return (
    <Provider UNSAFE_className="ep-layer" isDisabled={false} isReadOnly={false}>
      {children}
    </Provider>
  )
}
