import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useLocale } from './LocaleProvider.js'

/** Sets react-aria's language to the product's language; its default is the browser's. Only components with react-aria's own texts need it. */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={useLocale().locale}>{children}</I18nProvider>
}
