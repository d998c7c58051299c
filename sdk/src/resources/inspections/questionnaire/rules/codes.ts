interface Coded {
  readonly code?: unknown
}
interface Holder {
  readonly questions?: unknown
}

/** Gives the next free code (`P1`, `P2` …) to each question without one and to each copy of another question. */
export function withCodes(sections: unknown): unknown {
  if (!Array.isArray(sections)) return sections
  const listed = sections.flatMap((section: Holder | null) => questionsOf(section))
  const taken = new Set(listed.map((question) => codeOf(question)))
  const seen = new Set<string>()
  let last = 0
  const next = (): string => {
    do last += 1
    while (taken.has(`P${last}`))
    return `P${last}`
  }
  const coded = (question: Coded): unknown => {
    const code = codeOf(question)
    const isNew = typeof question === 'object' && (code === '' || seen.has(code))
    seen.add(code)
    return isNew ? { ...question, code: next() } : question
  }
  return sections.map((section: Holder | null) =>
    Array.isArray(section?.questions) ? { ...section, questions: questionsOf(section).map(coded) } : section,
  )
}

const questionsOf = (section: Holder | null): readonly Coded[] =>
  Array.isArray(section?.questions) ? (section.questions as readonly Coded[]).map((question) => question ?? {}) : []

const codeOf = ({ code }: Coded): string => (typeof code === 'string' ? code.trim().toUpperCase() : '')

/** Gives each option without a value one made from its text: `Muito bom` → `muito-bom`. */
export function withValues<Option extends Readonly<Record<string, unknown>>>(
  options: readonly Option[],
): readonly (Option & { readonly value: string })[] {
  const taken = new Set(options.map((option) => textOf(option.value)))
  return options.map((option, place) => {
    const own = textOf(option.value)
    if (own !== '') return { ...option, value: own }
    const wanted = slug(textOf(option.label)) || `opcao-${place + 1}`
    let value = wanted
    for (let more = 2; taken.has(value); more += 1) value = `${wanted.slice(0, longestValue - 4)}-${more}`
    taken.add(value)
    return { ...option, value }
  })
}

/** Same limit as in the schema. */
const longestValue = 40

const slug = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestValue)
    .replace(/^-+|(?<!-)-+$/g, '')

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** `withValues` for unchecked input. */
export const withOptionValues = (options: unknown): unknown =>
  Array.isArray(options) && options.every((option) => typeof option === 'object' && option !== null) ? withValues(options) : options
