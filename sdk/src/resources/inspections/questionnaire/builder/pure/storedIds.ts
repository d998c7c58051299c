import type { QuestionRow, SectionRow } from './rows.js'

type Values = Readonly<Record<string, unknown>>
type Row = Values & { readonly id?: unknown }

/**
 * A former state with the ids of the rows stored now. A row that was saved since then keeps its id, and a row that was deleted since then
 * becomes new.
 */
export function withStoredIds(sections: readonly SectionRow[], stored: readonly SectionRow[]): readonly SectionRow[] {
  const known = new Map(stored.flatMap(({ questions }) => questions.map((question) => [question.code, question] as const)))
  const homes = new Map(stored.flatMap((section) => section.questions.map(({ code }) => [code, section] as const)))
  const taken = new Set(sections.flatMap(({ id }) => id ?? []))
  const free = (id: unknown): boolean => typeof id === 'number' && !taken.has(id)
  return sections.map((section) => {
    const questions = eachSame(section.questions, (question) => questionWith(question, known.get(question.code)))
    const isStored = stored.some(({ id }) => id !== undefined && id === section.id)
    const home = isStored ? undefined : section.questions.map(({ code }) => homes.get(code)).find((other) => other && free(other.id))
    if (home?.id !== undefined) taken.add(home.id)
    const id = isStored ? section.id : home?.id
    return id === section.id && questions === section.questions ? section : (withId({ ...section, questions }, id) as SectionRow)
  })
}

function questionWith(question: QuestionRow, stored: QuestionRow | undefined): QuestionRow {
  const ids = new Map(((stored?.options ?? []) as readonly Row[]).map((option) => [option.value, option.id]))
  const options = eachSame((question.options ?? []) as readonly Row[], (option) => withId(option, ids.get(option.value)))
  const isSame = question.id === stored?.id && options === question.options
  return isSame ? question : (withId({ ...question, options }, stored?.id) as QuestionRow)
}

function withId<R extends Row>(row: R, id: unknown): R {
  if (row.id === id) return row
  const { id: _, ...rest } = row
  return (id === undefined ? rest : { ...rest, id }) as R
}

/** Returns the same list when no item changed. */
function eachSame<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const next = items.map((item) => change(item))
  return next.every((item, place) => item === items[place]) ? items : next
}
