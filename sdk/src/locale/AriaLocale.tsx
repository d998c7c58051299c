import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useLocale } from './LocaleProvider.js'

/** Tells react-aria below it the product's language; it would take the browser's. Only what has sentences of react-aria's own needs it. */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={useLocale().locale}>{children}</I18nProvider>
}
