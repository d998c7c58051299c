import type { Locale } from '../../../../core/locale.js'
import { answerTexts } from '../../../../blocks/questionnaire/answer/answerTexts.js'
import type { Condition, Question } from '../../../../blocks/questionnaire/fields.js'
import { hasOptions } from '../../../../blocks/questionnaire/question.js'
import { builderTexts } from './messages.js'

/** A condition in words, without "show if": `P3 é não`. */
export function sentenceOf(locale: Locale, { questionId, op, value }: Condition, named: Question | undefined): string {
  const texts = builderTexts[locale]
  const comparison = texts.op[op] ?? texts.unknownAnswer
  if (op === 'respondida') return `${questionId} ${comparison}`
  return `${questionId} ${comparison} ${value ? answerLabel(locale, value, named) : texts.unknownAnswer}`
}

/** The text of an answer that a condition names. */
export function answerLabel(locale: Locale, value: string, named: Question | undefined): string {
  const { yes, no, na } = answerTexts[locale]
  if (named && hasOptions(named.type)) {
    const option = named.options.find((each) => each.value === value)
    return option ? `“${option.label || value}”` : value
  }
  const known: Readonly<Record<string, string>> = named?.type.startsWith('sim-nao') ? { sim: yes, nao: no, na } : {}
  return known[value]?.toLocaleLowerCase(locale) ?? value
}
