import type { ProposedItem } from '../../../../blocks/pricing/proposal.js'
import { isSameCount } from '../../../../blocks/codes/units.js'
import { comparable } from '../../../../validators/comparable.js'
import type { NamedLine } from '../../../../blocks/pricing/readLines.js'

/** What a line asks for in a lot: the id of one item, nothing, or `undefined` while only the person knows. */
export type LineChoice = number | 'none' | undefined

/**
 * Why a line is a question: several items are meant equally well, another line means the same item, its item is called only nearly so, or is
 * sold in another unit.
 */
export type Doubt = 'several' | 'rival' | 'guess' | 'unit'

/** What a line means in a lot, or why that is a question. */
export interface LineMatch {
  readonly choice: LineChoice
  readonly doubt?: Doubt
}

type Match = Pick<ProposedItem, 'line' | 'lotItemId' | 'material' | 'unit' | 'isGuess'>
type Line = Pick<NamedLine, 'text' | 'unit'>

/**
 * The one item that each line means in a lot. A line that several items match equally well is an open question, and so is a line whose item
 * another line means for sure: 10 and 60 breakfasts are 70 only when both lines say the same.
 */
export function matchLines(lines: readonly Line[], items: readonly Match[]): ReadonlyMap<number, LineMatch> {
  const textOf = (line: number) => comparable(lines[line]?.text ?? '')
  const matched = [...new Set(items.map(({ line }) => line))]
  const claims = matched.flatMap((line) => {
    const offered = items.filter((item) => item.line === line)
    const match = meantItem(textOf(line), offered, lines[line])
    return match ? [{ line, match, id: match.lotItemId, text: textOf(line), nearness: closeness(textOf(line), match) }] : []
  })
  const doubtOf = ({ id, text, nearness, match, line }: (typeof claims)[number]): Doubt | undefined => {
    const rivals = claims.filter((other) => other.id === id && other.text !== text)
    if (!rivals.every((rival) => rival.nearness < nearness)) return 'rival'
    if (match.isGuess) return 'guess'
    return isOtherUnit(lines[line], match) ? 'unit' : undefined
  }
  const known = new Map(
    claims.map((claim): [number, LineMatch] => {
      const doubt = doubtOf(claim)
      return [claim.line, doubt ? { choice: undefined, doubt } : { choice: claim.id }]
    }),
  )
  return new Map(matched.map((line) => [line, known.get(line) ?? { choice: undefined, doubt: 'several' }]))
}

/** Whether a line names another unit than the one that an item is sold in. */
export const isOtherUnit = (line: Pick<NamedLine, 'unit'> | undefined, { unit }: Pick<ProposedItem, 'unit'>) =>
  line?.unit !== undefined && !isSameCount(line.unit.code, unit)

/** The item that is called most like the text. Of several, the one in the unit of the line. */
function meantItem(text: string, matches: readonly Match[], line: Line | undefined): Match | undefined {
  const closest = Math.max(...matches.map((match) => closeness(text, match)))
  const called = matches.filter((match) => closeness(text, match) === closest)
  const sameUnit = called.length > 1 && line?.unit ? called.filter((match) => !isOtherUnit(line, match)) : called
  return sameUnit.length === 1 ? sameUnit[0] : undefined
}

const digits = (text: string) => text.replace(/\D/g, '')

/** 3 for its code, 2 for its whole name, 1 for the name before its first comma, after which the catalogue qualifies it; 0 for some words. */
function closeness(text: string, { material: { code, label } }: Match): number {
  if (/^[\d.]+$/.test(text) && digits(text) === digits(code)) return 3
  if (comparable(label) === text) return 2
  return comparable(label.split(',')[0] ?? '') === text ? 1 : 0
}
