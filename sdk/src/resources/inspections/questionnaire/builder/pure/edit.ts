import type { Place, QuestionRow, SectionRow } from './rows.js'

type Values = Readonly<Record<string, unknown>>

/** The next codes after the highest `P…` in any of the lists, because a code is never given twice. */
export function nextCodes(count: number, ...known: readonly (readonly SectionRow[])[]): readonly string[] {
  const last = known
    .flatMap((sections) => sections.flatMap(({ questions }) => questions))
    .reduce((most, { code }) => Math.max(most, Number(/^P(\d{1,6})$/.exec(code ?? '')?.[1] ?? 0)), 0)
  return Array.from({ length: count }, (_, place) => `P${last + 1 + place}`)
}

/** The condition of a question in the form; `undefined` when the question is always asked. */
export function conditionIn(row: QuestionRow): { readonly questionId: string; readonly op: unknown; readonly value: unknown } | undefined {
  const { questionId, op, value } = (row.showIf ?? {}) as Values
  return typeof questionId === 'string' && questionId !== '' ? { questionId, op, value } : undefined
}

/** A section with other codes; conditions inside the section follow them. */
export function recoded(section: SectionRow, codes: readonly string[]): SectionRow {
  const renamed = new Map(section.questions.map(({ code }, place) => [code, codes[place] ?? code]))
  const questions = section.questions.map((question) => {
    const condition = conditionIn(question)
    const named = condition && renamed.get(condition.questionId)
    const code = renamed.get(question.code) ?? question.code
    return named === undefined ? { ...question, code } : { ...question, code, showIf: { ...condition, questionId: named } }
  })
  return { ...section, questions }
}

/** The place one step up or down, also across the edge of the section; `undefined` beyond the first and last place. */
export function stepPlace(sections: readonly SectionRow[], { section, question }: Place, step: -1 | 1): Place | undefined {
  const count = sections[section]?.questions.length ?? 0
  if (question + step >= 0 && question + step < count) return { section, question: question + step }
  const next = sections[section + step]
  return next && { section: section + step, question: step > 0 ? 0 : next.questions.length }
}

/** The questions whose condition names `code`, or only its option `value` when given. */
export function dependants(sections: readonly SectionRow[], code: string, value?: string): readonly QuestionRow[] {
  return sections
    .flatMap(({ questions }) => questions)
    .filter((question) => {
      const condition = conditionIn(question)
      return condition?.questionId === code && (value === undefined || condition.value === value)
    })
}

/** The sections without the conditions of these questions. */
export function withoutConditions(sections: readonly SectionRow[], codes: ReadonlySet<string>): readonly SectionRow[] {
  return sections.map((section) =>
    section.questions.some(({ code }) => codes.has(code))
      ? {
          ...section,
          questions: section.questions.map((question) =>
            codes.has(question.code) ? { ...question, showIf: { questionId: '', op: null, value: '' } } : question,
          ),
        }
      : section,
  )
}

/** Whole weights that add up to 100, as equal as possible; the first ones take the remainder. */
export function balanced(count: number): readonly number[] {
  const [share, rest] = count === 0 ? [0, 0] : [Math.floor(100 / count), 100 % count]
  return Array.from({ length: count }, (_, place) => share + (place < rest ? 1 : 0))
}

/** The sum of the sections' weights. */
export const weightOf = (sections: readonly SectionRow[]): number =>
  sections.reduce((sum, { weight }) => sum + (Number.isInteger(Number(weight)) ? Number(weight) : 0), 0)
