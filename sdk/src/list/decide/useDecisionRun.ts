import { useState } from 'react'
import type { TakenBack } from '../../form/status/useTakeBack.js'

/** A decision of this run. */
export interface Decided {
  readonly id: number
  /** The record and its new status. */
  readonly words: string
  /** Missing when the decision cannot be taken back, or not any more. */
  readonly undo?: () => Promise<TakenBack>
  /** Why it was not taken back. */
  readonly failure?: string
  /** It is being taken back. @default false */
  readonly isLeaving?: boolean
}

/** The decisions since the work list was opened, the newest first, each with its way back. */
export interface DecisionRun {
  readonly decisions: readonly Decided[]
  readonly add: (decided: Decided) => void
  /** Takes a decision back, once. */
  readonly takeBack: (decided: Decided) => Promise<void>
}

/** Keeps the decisions of a work list. @param onTakenBack called when a record waits again */
export function useDecisionRun(onTakenBack: (id: number) => void): DecisionRun {
  const [decisions, setDecisions] = useState<readonly Decided[]>([])
  const change = (id: number, more: Partial<Decided>) =>
    setDecisions((all) => all.map((each) => (each.id === id ? { ...each, ...more } : each)))
  const remove = (id: number) => setDecisions((all) => all.filter((each) => each.id !== id))
  return {
    decisions,
    add: (decided) => setDecisions((all) => [decided, ...all.filter(({ id }) => id !== decided.id)]),
    takeBack: async ({ id, undo, isLeaving }) => {
      if (!undo || isLeaving) return
      change(id, { isLeaving: true, failure: undefined })
      const { isDone, isOver, words } = await undo()
      if (!isDone) return change(id, { isLeaving: false, failure: words, undo: isOver ? undefined : undo })
      remove(id)
      onTakenBack(id)
    },
  }
}
