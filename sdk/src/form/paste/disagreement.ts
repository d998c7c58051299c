import { comparable } from '../../validators/comparable.js'
import type { Found } from './findLinks.js'

/** Why a code and a description beside it, which name one record, do not agree: the code is none of it, or another record's. */
export function disagreement(texts: readonly string[], found: ReadonlyMap<string, Found>): Found | undefined {
  const code = texts.find(isCode)
  const words = texts.find((text) => !isCode(text))
  if (code === undefined || words === undefined) return undefined
  const [byCode, byWords] = [linkOf(found.get(code)), linkOf(found.get(words))]
  const agrees = byCode && (byWords ? byCode.id === byWords.id : isAlike(words, byCode.label))
  return agrees || !(byCode ?? byWords) ? undefined : { code: 'disagree', params: { value: words, code } }
}

const linkOf = (found: Found | undefined) => (found && 'link' in found ? found.link : undefined)

const isCode = (text: string) => /^\d[\d.\-/]{3,}$/.test(text)

/** An office describes a thing in more or fewer words than the catalogue; what stands before the first comma names it. */
function isAlike(text: string, name: string): boolean {
  const isWithin = (one: string, other: string) => stems(one.split(',')[0] ?? '').every((stem) => stems(other).includes(stem))
  return isWithin(text, name) || isWithin(name, text)
}

/** Of words with more than three letters: "vôlei" is "voleibol". */
const stems = (text: string) =>
  comparable(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 4))
