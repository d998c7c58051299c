import { useState } from 'react'
import { takeBackMinutes } from '../../core/record.js'
import { useDataContext } from '../../data/DataProvider.js'
import type { TakenBack } from '../../form/status/useTakeBack.js'

/** A decision of this run. */
export interface Decided {
  readonly id: number
  /** The record and its new status. */
  readonly words: string
  /** Missing when the decision cannot be taken back, or not any more. */
  readonly undo?: () => Promise<TakenBack>
  /** What became of taking it back, and why. */
  readonly failure?: string
  /** It is being taken back. @default false */
  readonly isLeaving?: boolean
}

/** The last decisions, the newest first, each with its way back. */
export interface DecisionRun {
  readonly decisions: readonly Decided[]
  /** Those decided since the work list was opened: their rows may still stand in it. */
  readonly decidedNow: ReadonlySet<number>
  readonly add: (decided: Decided) => void
  /** Takes a decision back, once. */
  readonly takeBack: (decided: Decided) => Promise<void>
}

interface Made extends Decided {
  /** When, in milliseconds. */
  readonly at: number
}

/** Those that may still be taken back. */
const stillOpen = (decisions: readonly Made[]): readonly Made[] =>
  decisions.filter(({ at }) => Date.now() - at < takeBackMinutes * 60_000).map((each) => ({ ...each, isLeaving: false }))

// By person and kind of record; weak, so that they go together with their provider.
const made = new WeakMap<object, Map<string, readonly Made[]>>()

function madeWith(api: object): Map<string, readonly Made[]> {
  const all = made.get(api) ?? new Map<string, readonly Made[]>()
  made.set(api, all)
  return all
}

/** Keeps the decisions about one kind of record, also while another page is open. @param onTakenBack called when a record waits again */
export function useDecisionRun(name: string, onTakenBack: (id: number) => void): DecisionRun {
  const { api, person } = useDataContext()
  const all = madeWith(api)
  const key = `${person} ${name}`
  const [decisions, setDecisions] = useState(() => stillOpen(all.get(key) ?? []))
  const [decidedNow, setDecidedNow] = useState<ReadonlySet<number>>(new Set())
  const update = (change: (decisions: readonly Made[]) => readonly Made[]) => {
    all.set(key, change(all.get(key) ?? []))
    setDecisions(change)
  }
  const change = (id: number, more: Partial<Decided>) =>
    update((list) => list.map((each) => (each.id === id ? { ...each, ...more } : each)))
  return {
    decisions,
    decidedNow,
    add: (decided) => {
      setDecidedNow((ids) => new Set([...ids, decided.id]))
      update((list) => [{ ...decided, at: Date.now() }, ...list.filter(({ id }) => id !== decided.id)])
    },
    takeBack: async ({ id, undo, isLeaving }) => {
      if (!undo || isLeaving) return
      change(id, { isLeaving: true, failure: undefined })
      const { isDone, isOver, title, words } = await undo()
      if (!isDone) return change(id, { isLeaving: false, failure: `${title}. ${words}`, undo: isOver ? undefined : undo })
      setDecidedNow((ids) => new Set([...ids].filter((each) => each !== id)))
      update((list) => list.filter((each) => each.id !== id))
      onTakenBack(id)
    },
  }
}
