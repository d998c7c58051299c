interface Coded {
  readonly code?: unknown
}
interface Holder {
  readonly questions?: unknown
}

/** Gives each question without a code, and each copy of another one, the next that is free: `P1`, `P2` … */
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
