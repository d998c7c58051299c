import { isDivided } from '../../../../blocks/codes/units.js'
import type { LotProposal, ProposedItem } from '../../../../blocks/pricing/proposal.js'
import { isOtherUnit, type Doubt, type LineChoice, type LineMatch } from './matchLines.js'
import { sumDecimals } from '../../../../core/decimal.js'
import type { NamedLine } from '../../../../blocks/pricing/readLines.js'
import type { TakenItem } from './takeLot.js'

/** Why a quantity cannot be had as it is. */
export type Shortage = 'divided' | 'balance' | 'order'

/** A line in a lot: what it may mean there, what was chosen, and how much of it. */
export interface LotLine {
  /** Index of the line, from 0. */
  readonly place: number
  readonly line: NamedLine
  /** The items of the lot that it may mean. */
  readonly items: readonly ProposedItem[]
  readonly choice: LineChoice
  readonly chosen: ProposedItem | undefined
  /** Why the person is asked; stays after the answer. */
  readonly doubt: Doubt | undefined
  readonly quantity: string | null
  readonly shortage: Shortage | undefined
  /** The quantities of all lines that take this item, where there are several: a request has it once, with their sum. */
  readonly repeated: readonly string[] | undefined
  /** Nobody answered it yet, or its quantity must be corrected. */
  readonly isOpen: boolean
}

/** A lot with what the person has chosen from it so far. */
export interface LotChoice {
  readonly proposal: LotProposal
  readonly lines: readonly LotLine[]
  /** Names of the lines that the lot does not have. */
  readonly others: readonly string[]
  readonly taken: readonly TakenItem[]
  /** How many lines it covers completely, as far as they are answered. */
  readonly covered: number
  /** How many lines wait for an answer. */
  readonly open: number
}

/** What a person answered about one lot, by line. */
export interface Answers {
  readonly choices: ReadonlyMap<number, LineChoice>
  readonly quantities: ReadonlyMap<number, string | null>
}

interface Asked {
  readonly lines: readonly NamedLine[]
  readonly matches: ReadonlyMap<number, LineMatch>
  readonly answers: Answers | undefined
}

export function lotChoice(proposal: LotProposal, { lines, matches, answers }: Asked): LotChoice {
  const alone = [...matches].map(([place, { choice: meant, doubt }]): LotLine => {
    const line = lines[place] ?? { text: '', label: '', quantity: null }
    const items = proposal.items.filter((item) => item.line === place)
    const choice = answers?.choices.has(place) ? answers.choices.get(place) : meant
    const chosen = items.find(({ lotItemId }) => lotItemId === choice)
    const first = chosen ?? items[0]
    const quantity = answers?.quantities.has(place) ? (answers.quantities.get(place) ?? null) : askedFor(line, first)
    const shortage = first && shortageOf(first, { quantity, isAsked: quantity === line.quantity })
    return {
      ...{ place, line, items, choice, chosen, doubt, quantity, shortage, repeated: undefined },
      isOpen: choice === undefined || (chosen !== undefined && (shortage === 'divided' || isUncounted(line, chosen, quantity))),
    }
  })
  const shown = alone.map((line) => withRepeats(line, alone))
  return {
    proposal,
    lines: shown,
    others: lines.flatMap(({ label }, place) => (matches.has(place) ? [] : [label])),
    taken: shown.flatMap(({ chosen, quantity }) => (chosen ? [{ item: chosen, quantity }] : [])),
    covered: shown.filter(({ chosen, shortage, isOpen }) => chosen && !shortage && !isOpen).length,
    open: shown.filter(({ isOpen }) => isOpen).length,
  }
}

/** A line with the quantities of the others that take its item; together they may be more than its balance. */
function withRepeats(line: LotLine, all: readonly LotLine[]): LotLine {
  const { chosen } = line
  const same = all.filter((other) => chosen && other.chosen?.lotItemId === chosen.lotItemId)
  if (!chosen || same.length < 2) return line
  const repeated = same.map(({ quantity }) => quantity ?? '0')
  // A line without a number would disappear in the sum of the others.
  const isOpen = line.isOpen || line.quantity === null
  return { ...line, isOpen, repeated, shortage: line.shortage ?? shortageOf(chosen, { quantity: sumDecimals(repeated), isAsked: false }) }
}

/** In another unit only the person knows the number: 216 days are no 216 kilometres. */
const askedFor = (line: NamedLine, item: ProposedItem | undefined) => (item && isOtherUnit(line, item) ? null : line.quantity)

/** Whether a number in the unit of the lot is still missing. */
const isUncounted = (line: NamedLine, item: ProposedItem, quantity: string | null) => quantity === null && isOtherUnit(line, item)

interface AskedQuantity {
  readonly quantity: string | null
  /** It is the one that the server was asked about. */
  readonly isAsked: boolean
}

/** Why an item cannot be had in a quantity. */
export function shortageOf({ unit, balance, isEnough }: ProposedItem, { quantity, isAsked }: AskedQuantity): Shortage | undefined {
  if (isDivided(quantity, unit)) return 'divided'
  if (quantity !== null && Number(quantity) > Number(balance)) return 'balance'
  return isAsked && !isEnough ? 'order' : undefined
}
