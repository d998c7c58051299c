import { useMemo } from 'react'
import { fillText } from '../../../../locale/format.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { type BuilderTexts, builderTexts } from './messages.js'

type Params = Readonly<Record<string, string | number>>
type Said = { readonly [K in keyof BuilderTexts]: BuilderTexts[K] extends string ? K : never }[keyof BuilderTexts]
type Counted = {
  readonly [K in keyof BuilderTexts]: BuilderTexts[K] extends { readonly one: string; readonly other: string } ? K : never
}[keyof BuilderTexts]

/** The builder's texts in the user's language; the object stays the same as long as the language. */
export interface BuilderText {
  readonly texts: BuilderTexts
  readonly say: (key: Said, params?: Params) => string
  readonly plural: (key: Counted, count: number, params?: Params) => string
}

export function useBuilderText(): BuilderText {
  const { locale } = useLocale()
  return useMemo(() => {
    const texts = builderTexts[locale]
    return {
      texts,
      say: (key, params) => fillText(locale, texts[key], params),
      plural: (key, count, params) => fillText(locale, texts[key][count === 1 ? 'one' : 'other'], { ...params, count }),
    }
  }, [locale])
}
