import { isCalendarDate } from '../../core/calendar.js'
import type { FieldIssue } from '../../core/issue.js'
import type { AnswerDraft } from './answer.js'
import { answerLength, mostFiles } from './answer/answer.js'
import type { Question } from './fields.js'
import { hasOptions, type QuestionType } from './question.js'

type Asked = Pick<Question, 'type' | 'min' | 'max' | 'step' | 'scale' | 'allowComment' | 'photoMax'> & {
  readonly options: readonly { readonly value: string }[]
}
type Given = Pick<AnswerDraft, 'value' | 'na' | 'comment' | 'photos' | 'finding'>

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
export function checkAnswer(question: Asked, { value, na, comment, photos, finding }: Given): FieldIssue[] {
  const issues: FieldIssue[] = []
  const max = question.type === 'foto' ? 0 : question.photoMax
  if (na && question.type !== 'sim-nao-na') issues.push({ path: 'na', code: 'siteVisit.naNotAllowed' })
  else if (!na && value !== null) {
    const issue = valueIssue(question, value, photos)
    if (issue) issues.push({ path: 'value', ...issue })
  }
  if (comment !== null && !question.allowComment) issues.push({ path: 'comment', code: 'siteVisit.noComment' })
  const tooLong = [
    lengthIssue('comment', comment, answerLength.comment),
    lengthIssue('finding', finding?.description, answerLength.finding),
  ]
  issues.push(...tooLong.filter((issue) => issue !== undefined))
  if (evidenceOf(question, { value, photos }).length > max)
    issues.push({ path: 'photos', code: 'siteVisit.tooManyPhotos', params: { max } })
  return issues
}

const lengthIssue = (path: string, written: string | null | undefined, max: number): FieldIssue | undefined =>
  written && written.length > max ? { path, code: 'maxLength', params: { max } } : undefined

type Verdict = Omit<FieldIssue, 'path'>
const misfit: Verdict = { code: 'siteVisit.answerShape' }

/** What is wrong with a value, in the codes of the rule that it breaks, so that device and server say the same. */
function valueIssue(question: Asked, value: string | readonly string[], photos: Given['photos']): Verdict | undefined {
  const { type, options } = question
  if (hasFiles(type)) {
    const named = [value].flat()
    const fits = named.length <= mostNamed(question) && named.every((name) => photos.some(({ sha256 }) => sha256 === name))
    return fits ? undefined : misfit
  }
  if (type === 'multipla-escolha') {
    const known = options.map((option) => option.value)
    const isList = typeof value !== 'string' && value.length > 0 && new Set(value).size === value.length
    return isList && value.every((one) => known.includes(one)) ? undefined : misfit
  }
  if (typeof value !== 'string') return misfit
  const max = lengths[type]
  if (max !== undefined && value.length > max) return { code: 'maxLength', params: { max } }
  return type === 'numero' ? numberIssue(value, question) : shapes[type]?.(value, question) ? undefined : (codes[type] ?? misfit)
}

function numberIssue(value: string, { min, max, step }: Asked): Verdict | undefined {
  if (!/^-?\d{1,14}(\.\d{1,4})?$/.test(value)) return { code: 'invalid' }
  if (min !== null && Number(value) < Number(min)) return { code: 'min', params: { min: Number(min) } }
  if (max !== null && Number(value) > Number(max)) return { code: 'max', params: { max: Number(max) } }
  if (step === null || isInSteps(value, min ?? '0', step)) return undefined
  return isInSteps(min ?? '0', '0', step)
    ? { code: 'multipleOf', params: { value: Number(step) } }
    : { code: 'siteVisit.steps', params: { step: Number(step), min: Number(min) } }
}

/** Counted in units of 0.0001, so that 0.3 is exactly three steps of 0.1. */
const isInSteps = (value: string, start: string, step: string) =>
  Number.isInteger(Math.round((Number(value) - Number(start)) * 10_000) / Math.round(Number(step) * 10_000))

const isOption = (value: string, { options }: Asked) => options.some((option) => option.value === value)
const isYesOrNo = (value: string) => value === 'sim' || value === 'nao'

const lengths: Readonly<Partial<Record<QuestionType, number>>> = { 'texto-curto': answerLength.short, 'texto-longo': answerLength.long }

/** Codes of typed values in the words of the specification. */
const codes: Readonly<Partial<Record<QuestionType, Verdict>>> = {
  moeda: { code: 'invalid' },
  data: { code: 'date' },
  hora: { code: 'pattern' },
}

const shapes: Readonly<Partial<Record<QuestionType, (value: string, question: Asked) => boolean>>> = {
  'sim-nao': isYesOrNo,
  'sim-nao-na': isYesOrNo,
  'escolha-unica': isOption,
  'texto-curto': (value) => value.length > 0 && !value.includes('\n'),
  'texto-longo': (value) => value.length > 0,
  moeda: (value) => /^\d{1,14}(\.\d{1,2})?$/.test(value),
  // The year 0026 is a typing error.
  data: (value) => isCalendarDate(value) && value >= '1000',
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
