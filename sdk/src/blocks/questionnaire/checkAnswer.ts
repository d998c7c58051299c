import { isCalendarDate } from '../../core/calendar.js'
import type { FieldIssue } from '../../core/issue.js'
import type { AnswerDraft } from './answer.js'
import { mostFiles } from './answer/answer.js'
import { hasOptions, type Question, type QuestionType } from './question.js'

type Asked = Pick<Question, 'type' | 'min' | 'max' | 'step' | 'scale' | 'allowComment' | 'photoMax'> & {
  readonly options: readonly { readonly value: string }[]
}
type Given = Pick<AnswerDraft, 'value' | 'na' | 'comment' | 'photos'>

/** Whether the answer of this type is files. */
export const hasFiles = (type: QuestionType): boolean => type === 'foto' || type === 'arquivo' || type === 'assinatura'

/** How many files a value may contain. */
const mostNamed = ({ type, photoMax }: Pick<Question, 'type' | 'photoMax'>): number =>
  type === 'assinatura' ? 1 : type === 'foto' ? photoMax || mostFiles : mostFiles

/** The photos of an answer that are evidence: those not in its value. */
export function evidenceOf<Photo extends { readonly sha256: string }>(
  { type }: Pick<Question, 'type'>,
  { value, photos }: { readonly value: string | readonly string[] | null; readonly photos: readonly Photo[] },
): readonly Photo[] {
  return hasFiles(type) ? photos.filter(({ sha256 }) => ![value].flat().includes(sha256)) : photos
}

/** Problems of an answer, by its field (`path`); none for a removed answer. */
export function checkAnswer(question: Asked, { value, na, comment, photos }: Given): FieldIssue[] {
  const issues: FieldIssue[] = []
  const max = question.type === 'foto' ? 0 : question.photoMax
  if (na && question.type !== 'sim-nao-na') issues.push({ path: 'na', code: 'siteVisit.naNotAllowed' })
  else if (!na && value !== null && !fits(question, value, photos)) issues.push({ path: 'value', code: 'siteVisit.answerShape' })
  if (comment !== null && !question.allowComment) issues.push({ path: 'comment', code: 'siteVisit.noComment' })
  if (evidenceOf(question, { value, photos }).length > max)
    issues.push({ path: 'photos', code: 'siteVisit.tooManyPhotos', params: { max } })
  return issues
}

function fits(question: Asked, value: string | readonly string[], photos: Given['photos']): boolean {
  const { type, options } = question
  if (hasFiles(type)) {
    const named = [value].flat()
    return named.length <= mostNamed(question) && named.every((name) => photos.some(({ sha256 }) => sha256 === name))
  }
  if (type === 'multipla-escolha') {
    const known = options.map((option) => option.value)
    return (
      typeof value !== 'string' && value.length > 0 && new Set(value).size === value.length && value.every((one) => known.includes(one))
    )
  }
  return typeof value === 'string' && (shapes[type]?.(value, question) ?? false)
}

const within = (value: string, { min, max }: Asked) =>
  /^-?\d{1,14}(\.\d{1,4})?$/.test(value) && (min === null || Number(value) >= Number(min)) && (max === null || Number(value) <= Number(max))

/** Counted in units of 0.0001, so that 0.3 is exactly three steps of 0.1. */
const inSteps = (value: string, { min, step }: Asked) =>
  step === null || Number.isInteger(Math.round((Number(value) - Number(min ?? 0)) * 10_000) / Math.round(Number(step) * 10_000))

const isOption = (value: string, { options }: Asked) => options.some((option) => option.value === value)
const isYesOrNo = (value: string) => value === 'sim' || value === 'nao'

const shapes: Readonly<Partial<Record<QuestionType, (value: string, question: Asked) => boolean>>> = {
  'sim-nao': isYesOrNo,
  'sim-nao-na': isYesOrNo,
  'escolha-unica': isOption,
  'texto-curto': (value) => value.length > 0 && value.length <= 200 && !value.includes('\n'),
  'texto-longo': (value) => value.length > 0 && value.length <= 4000,
  numero: (value, question) => within(value, question) && inSteps(value, question),
  moeda: (value) => /^\d{1,14}(\.\d{1,2})?$/.test(value),
  data: isCalendarDate,
  hora: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  escala: (value, { scale }) => {
    const [least = 0, most = 0] = (scale ?? '0-0').split('-').map(Number)
    return /^\d{1,2}$/.test(value) && Number(value) >= least && Number(value) <= most
  },
  localizacao: (value) => {
    const [latitude, longitude, accuracy = '0', ...more] = value.split(',')
    const parts = [latitude, longitude, accuracy]
    const isNumber = parts.every((part) => part !== undefined && /^-?\d{1,9}(\.\d{1,7})?$/.test(part))
    return isNumber && more.length === 0 && Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
  },
}

/** Whether an answer reports a non-conformity. */
export function isNonConforming(
  {
    type,
    options,
  }: { readonly type: QuestionType; readonly options: readonly { readonly value: string; readonly isNonConformity: boolean }[] },
  { value, na }: { readonly value: string | readonly string[] | null; readonly na?: boolean },
): boolean {
  if (na || value === null) return false
  if (type === 'sim-nao' || type === 'sim-nao-na') return value === 'nao'
  const chosen = [value].flat()
  return hasOptions(type) && options.some((option) => option.isNonConformity && chosen.includes(option.value))
}
