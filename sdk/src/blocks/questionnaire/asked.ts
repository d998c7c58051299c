import type { Condition, Question } from './fields.js'

/** The answer to one question, as the API sends and receives it. */
export interface GivenAnswer {
  /** Numbers as decimal strings, dates as `YYYY-MM-DD`, several options as a list; `null` means no answer. */
  readonly value: string | readonly string[] | null
  /** Not applicable: neither scored nor missing. */
  readonly na?: boolean
}

/** Answers by the code of their question. */
export type GivenAnswers = Readonly<Record<string, GivenAnswer | undefined>>

type Asked = Pick<Question, 'code' | 'showIf'>

/** The codes of the questions asked after the answers so far. Answers to questions that are not asked have no effect. */
export function askedQuestions(sections: readonly { readonly questions: readonly Asked[] }[], answers: GivenAnswers): ReadonlySet<string> {
  const asked = new Set<string>()
  for (const { questions } of sections) {
    for (const { code, showIf } of questions) {
      if (!showIf || (asked.has(showIf.questionId) && holds(showIf, answers[showIf.questionId]))) asked.add(code)
    }
  }
  return asked
}

function holds({ op, value }: Condition, answer: GivenAnswer | undefined): boolean {
  const given = valuesOf(answer)
  if (op === 'respondida') return given.length > 0
  const [first] = given
  if (first === undefined || value === null) return false
  if (op === 'contem') return Array.isArray(answer?.value) ? given.includes(value) : first.toLowerCase().includes(value.toLowerCase())
  if (op === 'igual') return order(first, value) === 0
  if (op === 'diferente') return order(first, value) !== 0
  return op === 'maior' ? order(first, value) > 0 : order(first, value) < 0
}

function valuesOf(answer: GivenAnswer | undefined): readonly string[] {
  if (answer?.na) return ['na']
  const { value = null } = answer ?? {}
  if (value === null || value === '') return []
  return typeof value === 'string' ? [value] : value
}

/** Compares numbers by value; dates and times already sort as text. */
function order(one: string, other: string): number {
  const [left, right] = [Number(one), Number(other)]
  if (one.trim() !== '' && other.trim() !== '' && !Number.isNaN(left) && !Number.isNaN(right)) return left - right
  return one === other ? 0 : one < other ? -1 : 1
}
