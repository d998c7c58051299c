import { useLocale } from '../../locale/LocaleProvider.js'

/** What a text beyond its limit is told. In a form, the form says the same once the field is left; a field alone needs its own words. */
export function useTooLong(content: string, maxLength = Number.POSITIVE_INFINITY): string | undefined {
  const { maybeText } = useLocale()
  return content.length > maxLength ? maybeText('validation.maxLength', { max: maxLength }) : undefined
}
