import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { defaultLocale, type Locale } from '../core/locale.js'
import type { Translator } from './createTranslator.js'
import { type LoadedTexts, loadLanguage, type OwnTexts, wholeLanguage } from './loadedTexts.js'
import { type TextPart, textParts } from './loadTexts.js'
import type { Catalogue } from './messageKey.js'

export type { MessageKey, PluralKey } from './messageKey.js'

/** Texts and formats in the current language, and a function to change the language. */
export interface LocaleValue extends Translator {
  /** Changes the language without leaving the page, so forms keep their values. Resolves when the new texts are shown. */
  readonly setLocale: (locale: Locale) => Promise<void>
  /** Whether the texts of a part of the product are loaded. */
  readonly hasTexts: (part: TextPart) => boolean
  readonly loadTexts: (part: TextPart) => Promise<void>
}

export interface LocaleProviderProps {
  /** @default 'pt-BR' */
  readonly locale?: Locale
  /** The texts of `locale`, when they are loaded already: the first paint then does not wait. */
  readonly catalogue?: Catalogue
  /** The text parts to load before anything is shown. @default the parts of every page behind the sign-in */
  readonly parts?: readonly TextPart[]
  /** The host's own texts; another object is read anew. */
  readonly texts?: OwnTexts
  /** The element that gets the `lang` attribute. */
  readonly host?: HTMLElement
  /** Called when the user chooses another language. */
  readonly onChange?: (locale: Locale) => void
  /** Shown until the first language is loaded. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

const LocaleContext = createContext<LocaleValue | null>(null)

export function LocaleProvider(props: LocaleProviderProps) {
  const { locale = defaultLocale, catalogue, texts: own, host, onChange, fallback = null, children } = props
  const [first] = useState(props.parts ?? pageParts)
  const [texts, setTexts] = useState(() => (catalogue ? wholeLanguage(locale, { catalogue, own }) : null))
  const [wanted, setWanted] = useState(locale)
  const [failure, setFailure] = useState<unknown>()
  const [given, setGiven] = useState(locale)
  const [worn, setWorn] = useState(own)
  if (given !== locale) {
    setGiven(locale)
    setWanted(locale)
  }

  const shown = texts?.translator.locale
  useEffect(() => {
    if (shown === wanted && worn === own) return
    let isWanted = true
    loadLanguage(wanted, { parts: texts ? partsOf(texts) : first, own }).then((next) => {
      if (!isWanted) return
      setTexts(next)
      setWorn(own)
    }, setFailure)
    return () => {
      isWanted = false
    }
  }, [shown, wanted, texts, own, worn, first])
  // A layout effect, so that `lang` is set before the page is painted or read aloud.
  useLayoutEffect(() => {
    if (shown) host?.setAttribute('lang', shown)
  }, [host, shown])

  const value = useMemo(() => {
    if (!texts) return null
    // Loads the texts first: if that fails, the language stays.
    const setLocale = async (next: Locale) => {
      if (next === wanted) return
      await loadLanguage(next, { parts: partsOf(texts) })
      setWanted(next)
      onChange?.(next)
    }
    return { ...texts.translator, setLocale, hasTexts: texts.has, loadTexts: texts.load }
  }, [texts, wanted, onChange])
  // Without any texts there is nothing to show, so the error boundary above takes over.
  if (!value && failure) throw failure
  return value ? <LocaleContext value={value}>{children}</LocaleContext> : fallback
}

/** The text parts that another language needs too, so that no text on the screen is missing. */
const partsOf = (texts: LoadedTexts): readonly TextPart[] => textParts.filter(texts.has)

const pageParts: readonly TextPart[] = ['first', 'inside']

/** Returns texts, date and number formats in the current language, and a function to change it. @throws outside `<LocaleProvider>` */
export function useLocale(): LocaleValue {
  const value = useContext(LocaleContext)
  if (!value) throw new Error('useLocale: no <LocaleProvider> above. Wrap the screen in <BackofficeProvider>.')
  return value
}
