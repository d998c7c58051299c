import { useState } from 'react'
import { type Answers, type LotChoice, lotChoice } from './lotChoice.js'
import { type LineChoice, matchLines } from './matchLines.js'
import { type Misfit, misfitsOf, useWanted } from './misfits.js'
import type { FoundLots } from './useProposals.js'

/** A lot that was found, with what speaks against it. */
export interface FoundLot extends LotChoice {
  readonly misfits: readonly Misfit[]
}

/** The found lots with the person's answers. */
export interface Choosing {
  /** The lot that covers most comes first, one that ends before the request last. */
  readonly lots: readonly FoundLot[]
  /** The lot in front: the one whose items are shown and which the dialog's button takes. */
  readonly current: FoundLot | undefined
  /** A question has an answer. */
  readonly isAnswered: boolean
  readonly show: (lotId: number) => void
  readonly choose: (lotId: number, line: number, choice: LineChoice) => void
  readonly setQuantity: (lotId: number, line: number, quantity: string | null) => void
  /** Brings the person to the first open question of a lot. */
  readonly ask: (lotId: number) => void
  /** How often a lot was asked for while questions were open. */
  readonly attempts: number
}

interface State {
  readonly found: FoundLots | undefined
  readonly shown: number | undefined
  readonly answers: ReadonlyMap<number, Answers>
  readonly attempts: number
}

const nothing: Answers = { choices: new Map(), quantities: new Map() }

/** Keeps the answers to the questions of the found lots; other lots begin without answers. `found` must stay the same between renders. */
export function useChoosing(found: FoundLots | undefined): Choosing {
  const wanted = useWanted()
  const [stored, setState] = useState<State>(() => begun(found))
  const isSame = stored.found === found
  const state = isSame ? stored : begun(found)
  if (!isSame) setState(state)
  const lots = sorted(found, { answers: state.answers, wanted })
  const shown = state.shown ?? lots[0]?.proposal.lot.id
  const answer = (lotId: number, change: (before: Answers) => Answers) =>
    setState((all) => ({ ...all, shown: lotId, answers: new Map(all.answers).set(lotId, change(all.answers.get(lotId) ?? nothing)) }))
  return {
    lots,
    current: lots.find(({ proposal }) => proposal.lot.id === shown),
    isAnswered: state.answers.size > 0,
    attempts: state.attempts,
    show: (lotId) => setState((all) => ({ ...all, shown: lotId, attempts: 0 })),
    choose: (lotId, line, choice) => answer(lotId, (all) => ({ ...all, choices: new Map(all.choices).set(line, choice) })),
    setQuantity: (lotId, line, quantity) => answer(lotId, (all) => ({ ...all, quantities: new Map(all.quantities).set(line, quantity) })),
    ask: (lotId) => setState((all) => ({ ...all, shown: lotId, attempts: all.attempts + 1 })),
  }
}

const begun = (found: FoundLots | undefined): State => ({ found, shown: undefined, answers: new Map(), attempts: 0 })

interface Order {
  readonly answers: State['answers']
  readonly wanted: Parameters<typeof misfitsOf>[1]
}

/**
 * The order is that of the unanswered lots, so that none moves while its questions are answered. With a lot that ends before the request it
 * cannot be saved; of two that cover as much, the one for this region is the better one.
 */
function sorted(found: FoundLots | undefined, { answers, wanted }: Order): readonly FoundLot[] {
  if (!found) return []
  const { lots, lines } = found
  return lots
    .map((proposal) => {
      const matches = matchLines(lines, proposal.items)
      const misfits = misfitsOf(proposal, wanted)
      const plain = lotChoice(proposal, { lines, matches, answers: undefined })
      const given = answers.get(proposal.lot.id)
      return { plain, lot: { ...(given ? lotChoice(proposal, { lines, matches, answers: given }) : plain), misfits } }
    })
    .toSorted(
      (one, other) =>
        has(one.lot, 'endsBefore') - has(other.lot, 'endsBefore') ||
        other.plain.covered - one.plain.covered ||
        has(one.lot, 'otherRegion') - has(other.lot, 'otherRegion') ||
        other.plain.lines.length - one.plain.lines.length,
    )
    .map(({ lot }) => lot)
}

const has = ({ misfits }: FoundLot, misfit: Misfit) => Number(misfits.includes(misfit))
