import { type Act, acts, type Area, areas, type Powers } from '../../../../core/powers.js'
import { parseNumber, readNumber } from '../../../../kinds/number/numberText.js'

/** What is done in an area. */
export type Reach = 'none' | 'reads' | 'writes'

/** The powers of a person while they are chosen; the amount as it is typed. */
export interface PowersForm {
  readonly isLimited: boolean
  readonly reach: Readonly<Record<Area, Reach>>
  readonly acts: readonly Act[]
  readonly amount: string
}

/** The form of what is stored; where nothing is listed, nothing is marked yet when limits begin. */
export function powersForm(powers: Powers | null, shown: (amount: string) => string): PowersForm {
  const reachOf = (area: Area): Reach => (powers?.writes.includes(area) ? 'writes' : powers?.reads.includes(area) ? 'reads' : 'none')
  return {
    isLimited: powers !== null,
    reach: Object.fromEntries(areas.map((area) => [area, reachOf(area)])) as PowersForm['reach'],
    acts: powers?.acts ?? [],
    amount: powers?.decidesUpTo == null ? '' : shown(powers.decidesUpTo),
  }
}

/** The powers to send; `undefined` while the amount cannot be read. */
export function chosenPowers({ isLimited, reach, acts: chosen, amount }: PowersForm): Powers | null | undefined {
  if (!isLimited) return null
  const limit = chosen.includes('decidir') && amount.trim() !== '' ? parseAmount(amount) : null
  if (limit === undefined) return undefined
  const where = (wanted: Reach) => areas.filter((area) => reach[area] === wanted)
  return { reads: where('reads'), writes: where('writes'), acts: acts.filter((act) => chosen.includes(act)), decidesUpTo: limit }
}

function parseAmount(text: string): string | undefined {
  const read = readNumber(text, { fraction: 2, isGrouped: true })
  const amount = read === undefined ? null : parseNumber(read)
  return amount !== null && /^\d{1,12}(\.\d{1,2})?$/.test(amount) ? String(Number(amount)) : undefined
}
