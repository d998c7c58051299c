import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { AriaLocale } from '../locale/AriaLocale.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useMount } from '../mount/MountProvider.js'

/** Puts its children beside the page, in the product's look: the portal lies outside of the themed element. */
export function Layer({ children }: { readonly children: ReactNode }) {
  return createPortal(<LayerTheme>{children}</LayerTheme>, useMount().portal)
}

/** The look for an element that something else has portalled already. */
export function LayerTheme({ children }: { readonly children: ReactNode }) {
  return (
    <div className="ep-root ep-layer" lang={useLocale().locale} dir="ltr">
      <AriaLocale>{children}</AriaLocale>
    </div>
  )
}
