import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { defaultLocale, type Locale } from '../core/locale.js'
import { createTranslator, type Translator } from './createTranslator.js'
import { loadCatalogue } from './loadCatalogue.js'
import type { Catalogue } from './messageKey.js'

export type { MessageKey, PluralKey } from './messageKey.js'

export interface LocaleValue extends Translator {
  /** Changes the language at once, without leaving the page: what is typed in a form stays. Settles when the new texts are shown. */
  setLocale(locale: Locale): Promise<void>
}

export interface LocaleProviderProps {
  /** @default 'pt-BR' */
  readonly locale?: Locale
  /** The texts of `locale` when they are loaded already: the first paint then waits for nothing. */
  readonly catalogue?: Catalogue
  /** Carries `lang`. */
  readonly host?: HTMLElement
  /** The person chose another language. */
  readonly onChange?: (locale: Locale) => void
  /** Shown until the first language is loaded. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

const LocaleContext = createContext<LocaleValue | null>(null)

export function LocaleProvider({ locale = defaultLocale, catalogue, host, onChange, fallback = null, children }: LocaleProviderProps) {
  const [translator, setTranslator] = useState(() => (catalogue ? createTranslator(locale, catalogue) : null))
  const wanted = useRef<Locale | null>(catalogue ? locale : null)

  const show = useCallback(async (next: Locale) => {
    if (wanted.current === next) return
    const previous = wanted.current
    wanted.current = next
    try {
      const texts = await loadCatalogue(next)
      // The last choice wins when two are loading.
      if (wanted.current === next) setTranslator(createTranslator(next, texts))
    } catch (error) {
      if (wanted.current === next) wanted.current = previous
      throw error
    }
  }, [])

  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    show(locale).catch(setFailure)
  }, [show, locale])

  const shown = translator?.locale
  useEffect(() => {
    if (host && shown) host.lang = shown
  }, [host, shown])

  const value = useMemo(
    () => (translator ? { ...translator, setLocale: (next: Locale) => show(next).then(() => onChange?.(next)) } : null),
    [translator, show, onChange],
  )
  // Without one language there is nothing to say it in: the host's error boundary takes over.
  if (!value && failure) throw failure
  return value ? <LocaleContext value={value}>{children}</LocaleContext> : fallback
}

/** Texts, dates and numbers in the person's language, and how to change it. @throws outside `<LocaleProvider>` */
export function useLocale(): LocaleValue {
  const value = useContext(LocaleContext)
  if (!value) throw new Error('useLocale: no <LocaleProvider> above. Wrap the screen in <BackofficeProvider>.')
  return value
}
