import type { Question, QuestionnaireSection } from '../../../../../blocks/questionnaire/fields.js'

/** The difference of one question, matched by its code, between two states. */
export type QuestionChange = {
  readonly question: Question
  /** Title of its section; for a removed question, the section it was in. */
  readonly section: string
} & (
  | { readonly kind: 'added' | 'removed' }
  /** `from` is the former section, if the question changed sections. */
  | { readonly kind: 'moved'; readonly from?: string }
  | { readonly kind: 'changed'; readonly before: Question; readonly keys: readonly (keyof Question)[] }
)

export interface SectionChange {
  readonly kind: 'added' | 'removed' | 'renamed' | 'changed' | 'moved'
  readonly title: string
  /** The former title or weight. */
  readonly before?: string | number
  readonly after?: string | number
}

export interface Comparison {
  readonly sections: readonly SectionChange[]
  readonly questions: readonly QuestionChange[]
}

interface Stands {
  readonly question: Question
  readonly section: QuestionnaireSection
}

/**
 * Questions added, removed, changed and moved between two states of a questionnaire; questions match by code, sections by their content.
 */
export function compareSections(before: readonly QuestionnaireSection[], after: readonly QuestionnaireSection[]): Comparison {
  const [former, now] = [standing(before), standing(after)]
  const same = sameSections(before, after)
  // Compared within the section: when a whole section moves, its questions count as unmoved.
  const stayed = new Set(
    after.flatMap((section) => {
      const codes = same.get(section)?.questions.map(({ code }) => code) ?? []
      const kept = section.questions.map(({ code }) => code).filter((code) => codes.includes(code))
      return inOrder(kept, codes)
    }),
  )
  const questions = [...now].flatMap(([code, { question, section }]): readonly QuestionChange[] => {
    const was = former.get(code)
    if (!was) return [{ kind: 'added', question, section: section.title }]
    const isElsewhere = same.get(section) !== was.section
    const keys = changedKeys(was.question, question)
    return [
      ...(keys.length > 0 ? [{ kind: 'changed', question, section: section.title, before: was.question, keys } as const] : []),
      ...(isElsewhere
        ? [{ kind: 'moved', question, section: section.title, from: was.section.title } as const]
        : stayed.has(code)
          ? []
          : [{ kind: 'moved', question, section: section.title } as const]),
    ]
  })
  const gone = [...former].flatMap(([code, { question, section }]) =>
    now.has(code) ? [] : [{ kind: 'removed', question, section: section.title } as const],
  )
  return { sections: sectionChanges(before, after, same), questions: [...questions, ...gone] }
}

/** The codes in the order of the questions. */
function standing(sections: readonly QuestionnaireSection[]): ReadonlyMap<string, Stands> {
  return new Map(sections.flatMap((section) => section.questions.map((question) => [question.code, { question, section }] as const)))
}

/** The former section of each section: the one with its title, or the one that most of its questions come from. */
function sameSections(before: readonly QuestionnaireSection[], after: readonly QuestionnaireSection[]) {
  const same = new Map<QuestionnaireSection, QuestionnaireSection>()
  const free = new Set(before)
  const take = (section: QuestionnaireSection, former: QuestionnaireSection | undefined) => {
    if (!former) return
    same.set(section, former)
    free.delete(former)
  }
  for (const section of after)
    take(
      section,
      [...free].find(({ title }) => title === section.title),
    )
  for (const section of after) {
    if (same.has(section)) continue
    const codes = new Set(section.questions.map(({ code }) => code))
    const shared = (other: QuestionnaireSection) => other.questions.filter(({ code }) => codes.has(code)).length
    const [most] = [...free].toSorted((one, other) => shared(other) - shared(one))
    take(section, most && shared(most) > 0 ? most : undefined)
  }
  return same
}

function sectionChanges(
  before: readonly QuestionnaireSection[],
  after: readonly QuestionnaireSection[],
  same: ReadonlyMap<QuestionnaireSection, QuestionnaireSection>,
): readonly SectionChange[] {
  const kept = new Set(same.values())
  const order = after.flatMap((section) => same.get(section) ?? [])
  const stayed = new Set(inOrder(order, before))
  const changes = after.flatMap((section): readonly SectionChange[] => {
    const { title, weight, description } = section
    const former = same.get(section)
    if (!former) return [{ kind: 'added', title }]
    return [
      ...(former.title === title ? [] : [{ kind: 'renamed', title, before: former.title, after: title } as const]),
      ...(former.weight === weight ? [] : [{ kind: 'changed', title, before: former.weight, after: weight } as const]),
      ...((former.description ?? '') === (description ?? '') ? [] : [{ kind: 'changed', title } as const]),
      ...(stayed.has(former) ? [] : [{ kind: 'moved', title } as const]),
    ]
  })
  return [...changes, ...before.flatMap((section) => (kept.has(section) ? [] : [{ kind: 'removed', title: section.title } as const]))]
}

/** The largest part of `items` that keeps the order of `former`; the other items were moved. */
function inOrder<T>(items: readonly T[], former: readonly T[]): readonly T[] {
  const ranks = new Map(former.map((item, rank) => [item, rank]))
  const rankOf = (item: T) => ranks.get(item) ?? 0
  // Longest increasing subsequence: for each length the smallest last item, and for each item its predecessor.
  const ends: T[] = []
  const previous = new Map<T, T | undefined>()
  for (const item of items) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (rankOf(ends[middle] as T) < rankOf(item)) low = middle + 1
      else high = middle
    }
    previous.set(item, low > 0 ? ends[low - 1] : undefined)
    ends[low] = item
  }
  const row: T[] = []
  for (let item = ends.at(-1); item !== undefined; item = previous.get(item)) row.unshift(item)
  return row
}

const compared = [
  'statement',
  'help',
  'type',
  'required',
  'weight',
  'options',
  'min',
  'max',
  'step',
  'unit',
  'scale',
  'scaleLow',
  'scaleHigh',
  'allowComment',
  'photoMin',
  'photoMax',
  'showIf',
] as const satisfies readonly (keyof Question)[]

function changedKeys(before: Question, after: Question): readonly (keyof Question)[] {
  return compared.filter((key) => plain(before[key]) !== plain(after[key]))
}

/** Compares without ids, which differ between editions, and with sorted keys. */
function plain(value: unknown): string {
  return JSON.stringify(value ?? null, (key, each: unknown) => {
    if (key === 'id') return undefined
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each
    return Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })
}
