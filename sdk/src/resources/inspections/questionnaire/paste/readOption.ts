import type { QuestionType } from '../../../../blocks/questionnaire/question.js'
import { lastNote, lastPart } from './readNotes.js'

/** An option as it was written, with its points and whether it is a non-conformity. */
export interface ReadOption {
  readonly label: string
  readonly score: number | null
  readonly isNonConformity: boolean
}

/** Reads "Regular (5 pontos)", "Ruim = 0 (não conforme)", "Solto – NC". */
export function readOption(line: string): ReadOption {
  let option: ReadOption = { label: line.replace(/[;,.]$/, '').trim(), score: null, isNonConformity: false }
  for (;;) {
    const { words, note } = lastNote(option.label)
    const { words: before, tail } = lastPart(option.label)
    const told = words !== '' && note !== undefined ? { label: words, ...meaningOf(note.split(/[,;]/)) } : undefined
    const loose = before !== '' ? { label: before, ...meaningOf([tail]) } : undefined
    const found = told?.isKnown ? told : loose?.isKnown ? loose : undefined
    if (!found) return option
    option = {
      label: found.label,
      score: found.score ?? option.score,
      isNonConformity: found.isNonConformity || option.isNonConformity,
    }
  }
}

/** What the words beside an option say; only when all of them are known. */
function meaningOf(parts: readonly string[]) {
  const said = parts.map((one) => one.trim().toLowerCase())
  const points = said.flatMap((one) => /^(\d{1,3})(?: ?pts?| pontos?)?$/.exec(one)?.[1] ?? [])
  const isNonConformity = said.some((one) => wrong.test(one))
  const known = points.length + said.filter((one) => wrong.test(one)).length
  return { isKnown: known === said.length, score: points[0] === undefined ? null : Number(points[0]), isNonConformity }
}

const wrong = /^(?:nc|n[aã]o conform(?:e|idade)|non-conformity|no conforme)$/
const plain = ({ label }: ReadOption) => label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const na = ['na', 'n/a', 'nao se aplica', 'nao aplicavel', 'n.a', 'not applicable', 'no se aplica']

/** Yes and no are a type of their own. */
export function asYesNo(options: readonly ReadOption[]): QuestionType | undefined {
  const [first, second, third, ...more] = options.map((option) => plain(option))
  if (!/^(?:sim|si|yes)$/.test(first ?? '') || !/^(?:nao|no)$/.test(second ?? '') || more.length > 0) return undefined
  if (third === undefined) return 'sim-nao'
  return na.includes(third) ? 'sim-nao-na' : undefined
}

const box = /\( ?\)|\[ ?\]|☐|□/

/** "Luvas [ ] Toucas" behind the first box of a line: each box has its own option. */
export const boxedOptions = (line: string): readonly string[] =>
  line
    .split(box)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Options in the line of the question: "O piso está: ( ) seco ( ) molhado", "Sim ( ) Não ( )". */
export function inlineOptions(written: string): { readonly statement: string; readonly options: readonly string[] } | undefined {
  const [head = '', ...rest] = written.split(box).map((one) => one.trim())
  if (rest.length < 2) return undefined
  const labels = rest.filter((one) => one !== '')
  // "Há extintor? ( ) Sim ( ) Não" has its boxes before the labels; "Há extintor? Sim ( ) Não ( )" after them.
  if (rest.at(-1) !== '') return { statement: head, options: labels }
  const end = Math.max(head.lastIndexOf('?'), head.lastIndexOf(':'))
  return end < 0 ? undefined : { statement: head.slice(0, end + 1), options: [head.slice(end + 1).trim(), ...labels] }
}
