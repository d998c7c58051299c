import type { ProposedItem, WantedLine } from '../../../../blocks/pricing/proposal.js'
import { comparable } from '../../../../validators/comparable.js'

/** What a line asks for in a lot: the id of one item, nothing, or `undefined` while only the person knows. */
export type LineChoice = number | 'none' | undefined

type Match = Pick<ProposedItem, 'line' | 'lotItemId' | 'material'>

/**
 * The one item that each line means in a lot. A line that several items match equally well is an open question, and so is a line whose item
 * another line means for sure: 10 and 60 breakfasts are 70 only when both lines say the same.
 */
export function matchLines(lines: readonly WantedLine[], items: readonly Match[]): ReadonlyMap<number, LineChoice> {
  const textOf = (line: number) => comparable(lines[line]?.text ?? '')
  const matched = [...new Set(items.map(({ line }) => line))]
  const claims = matched.flatMap((line) => {
    const match = meantItem(
      textOf(line),
      items.filter((item) => item.line === line),
    )
    return match ? [{ line, id: match.lotItemId, text: textOf(line), nearness: closeness(textOf(line), match) }] : []
  })
  const isSure = ({ id, text, nearness }: (typeof claims)[number]) => {
    const rivals = claims.filter((other) => other.id === id && other.text !== text)
    return rivals.every((rival) => rival.nearness < nearness)
  }
  const sure = new Map(claims.filter(isSure).map(({ line, id }) => [line, id]))
  return new Map(matched.map((line) => [line, sure.get(line)]))
}

function meantItem(text: string, matches: readonly Match[]): Match | undefined {
  const closest = Math.max(...matches.map((match) => closeness(text, match)))
  const [only, ...others] = matches.filter((match) => closeness(text, match) === closest)
  return others.length === 0 ? only : undefined
}

const digits = (text: string) => text.replace(/\D/g, '')

/** 3 for its code, 2 for its whole name, 1 for the name before its first comma, after which the catalogue qualifies it; 0 for some words. */
function closeness(text: string, { material: { code, label } }: Match): number {
  if (/^[\d.]+$/.test(text) && digits(text) === digits(code)) return 3
  if (comparable(label) === text) return 2
  return comparable(label.split(',')[0] ?? '') === text ? 1 : 0
}
