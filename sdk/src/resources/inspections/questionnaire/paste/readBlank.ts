import type { QuestionType } from '../../../../blocks/questionnaire/question.js'

interface ReadBlank {
  /** The line without its blanks. */
  readonly words: string
  /** What the blank is for; `null` without a blank. */
  readonly type: QuestionType | null
}

const shapes: readonly (readonly [RegExp, QuestionType])[] = [
  [/_ ?[/.-] ?_+ ?[/.-] ?_/, 'data'],
  [/_ ?[:h] ?_/, 'hora'],
  [/R\$ ?_/, 'moeda'],
]

/** The blank of a paper form: "Validade ___/___/____", "Nome: ________", "Valor R$ ____". */
export function readBlank(written: string): ReadBlank {
  if (!hasBlank(written)) return { words: written, type: null }
  const type = shapes.find(([pattern]) => pattern.test(written))?.[1] ?? 'texto-curto'
  const bare = written.replace(/(?:R\$ ?)?_{2,}(?: ?[/.:h-] ?_+)*/g, ' ').replace(/\s+/g, ' ')
  return { words: bare.trim().replace(/ ?:$/, ''), type }
}

export const hasBlank = (written: string): boolean => /_{2,}/.test(written)
