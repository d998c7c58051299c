import { fillText } from '../../../locale/format.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { type AnswerText, answerTexts } from './answerTexts.js'

/** Returns the function that gives an answer text in the user's language. */
export function useAnswerText(): (key: AnswerText, params?: Readonly<Record<string, string | number>>) => string {
  const { locale } = useLocale()
  return (key, params) => fillText(locale, answerTexts[locale][key], params)
}
