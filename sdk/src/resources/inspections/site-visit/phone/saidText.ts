import { withSign } from '../../../../kinds/number/withSign.js'
import type { Translator } from '../../../../locale/createTranslator.js'
import type { AskedQuestion } from './givenAnswers.js'
import { formatNumber, type NumberShape, parseNumber, readNumber } from '../../../../kinds/number/numberText.js'
import { date, yearsOf } from '../../../../kinds/time/date.js'
import { completeDate, editDate, formatDate, parseDate } from '../../../../kinds/time/dateText.js'
import { readTime } from '../../../../validators/readTime.js'
import { filled, type PhoneTexts } from './phoneTexts.js'

type Type = AskedQuestion['question']['type']

const shapes: Readonly<Partial<Record<Type, NumberShape>>> = {
  numero: { fraction: 4, isGrouped: true },
  moeda: { fraction: 2, isGrouped: true },
}

interface Said {
  readonly value: string | readonly string[] | null
  readonly na?: boolean
  readonly comment?: string | null
  readonly photos?: readonly unknown[]
}

/** An answer as one line of text, shown beside its question. */
export function saidText({ question }: Pick<AskedQuestion, 'question'>, answer: Said | undefined, texts: PhoneTexts): string {
  if (answer?.na) return texts.notApplicable
  const { photos = [] } = answer ?? {}
  const value = answer?.value ?? null
  const files =
    photos.length > 0
      ? question.type === 'assinatura'
        ? texts.signed
        : `${question.type === 'arquivo' ? texts.files : texts.photos}: ${photos.length}`
      : ''
  const said =
    value === null || question.type === 'foto' || question.type === 'arquivo' || question.type === 'assinatura'
      ? ''
      : shown(question, value, texts)
  return [said, answer?.comment ?? '', files].filter(Boolean).join(' · ') || texts.nothing
}

function shown({ type, options, unit }: AskedQuestion['question'], value: string | readonly string[], texts: PhoneTexts): string {
  if (value === 'sim') return texts.yes
  if (value === 'nao') return texts.no
  const label = (one: string) => options.find((option) => option.value === one)?.label ?? one
  if (typeof value !== 'string') return value.map(label).join(', ')
  if (type === 'escolha-unica') return label(value)
  if (type === 'moeda') return withSign(typedText(type, value))
  return type === 'numero' && unit ? `${typedText(type, value)}\u00a0${unit}` : typedText(type, value)
}

/** A stored answer as the user would type it: `1500.00` as `1.500,00`, `2026-03-12` as `12/03/2026`. */
export function typedText(type: Type, value: string): string {
  if (type === 'data') return formatDate(value)
  const shape = shapes[type]
  return shape ? formatNumber(value, shape, type === 'moeda' ? 2 : 0) : value
}

/** Typed text as it is stored. Text that is no number, date or time stays unchanged, so that the user sees why it is refused. */
export function typedValue(type: Type, text: string): string | null {
  if (type === 'data') return readDay(text.trim())
  if (type === 'hora') return readTime(text) ?? (text.trim() || null)
  const shape = shapes[type]
  return (shape ? parseNumber(readNumber(text, shape) ?? text) : text.trim()) || null
}

/**
 * `1/3/27`, `010327`, `01032027` and `2027-03-01` are the same day: the keys for numbers may have no slash. An answer is evidence, so its year is
 * never filled in.
 */
function readDay(text: string): string | null {
  const day = text.replace(/^(\d\d)(\d\d)(\d\d)$/, '$1/$2/$3')
  return parseDate(completeDate(editDate({ text: day, caret: day.length }, '').text, yearsOf(date({ isLongAgo: true }))))
}

/** The numbers that fit, in the language's own writing: their range in symbols that work in every language, and their steps. */
export function rangeText(
  { question: { type, min, max, step } }: Pick<AskedQuestion, 'question'>,
  texts: Pick<PhoneTexts, 'inSteps'>,
  number: Translator['number'],
): string {
  if (type !== 'numero') return ''
  const [least, most, each] = [min, max, step].map((bound) => (bound === null ? '' : number(bound)))
  const range = least && most ? `${least} – ${most}` : least ? `≥ ${least}` : most ? `≤ ${most}` : ''
  const said = [range, each ? filled(texts.inSteps, { step: each }) : ''].filter(Boolean).join(', ')
  return said && `(${said})`
}
