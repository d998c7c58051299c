import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { AriaLocale } from '../locale/AriaLocale.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useMount } from '../mount/MountProvider.js'

/** Renders its children in the portal, with the product's theme: the portal is outside the themed element. */
export function Layer({ children }: { readonly children: ReactNode }) {
  return createPortal(<LayerTheme>{children}</LayerTheme>, useMount().portal)
}

/** Adds the theme to an element that is in a portal already. */
export function LayerTheme({ children }: { readonly children: ReactNode }) {
  return (
    <div className="ep-root ep-layer" lang={useLocale().locale} dir="ltr">
      <AriaLocale>{children}</AriaLocale>
    </div>
  )
}
