import type { StoredAnswer } from '../../../../blocks/questionnaire/answer.js'
import { answerTexts } from '../../../../blocks/questionnaire/answer/answerTexts.js'
import { hasFiles } from '../../../../blocks/questionnaire/checkAnswer.js'
import type { Question } from '../../../../blocks/questionnaire/fields.js'
import type { Locale } from '../../../../core/locale.js'
import { sheetTexts } from './answerSheetTexts.js'

interface Writing {
  readonly locale: Locale
  date(value: string): string
  number(value: string): string
  money(value: string): string
}

/** An answer in words, for lists and paper; a dash when there is none. */
export function answerText(
  question: Question,
  answer: Pick<StoredAnswer, 'value' | 'na' | 'photos'> | undefined,
  writing: Writing,
): string {
  const { locale, date, number, money } = writing
  const say = answerTexts[locale]
  if (answer?.na) return say.na
  if (!answer || answer.value === null) return '—'
  if (question.type === 'assinatura') return sheetTexts[locale].signed
  if (hasFiles(question.type)) return sheetTexts[locale][question.type === 'arquivo' ? 'files' : 'photos']([answer.value].flat().length)
  const values = [answer.value].flat()
  const [value = ''] = values
  if (value === 'sim' && question.options.length === 0) return say.yes
  if (value === 'nao' && question.options.length === 0) return say.no
  if (question.options.length > 0)
    return values.map((chosen) => question.options.find((option) => option.value === chosen)?.label ?? chosen).join(', ')
  if (question.type === 'data') return date(value)
  if (question.type === 'moeda') return money(value)
  if (question.type === 'numero') return [number(value), question.unit].filter(Boolean).join('\u00a0')
  return question.type === 'localizacao' ? value.split(',').join(', ') : value
}
