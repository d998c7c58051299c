import { useState } from 'react'
import type { Stored } from '../../core/record.js'
import { type AnyDecision, type AnyResource, fieldsetOf } from '../../core/resource.js'
import type { Transition } from '../../core/workflow.js'
import { useRecord } from '../../data/useRecord.js'
import { useStatusChange } from '../../form/status/useStatusChange.js'
import type { TakenBack } from '../../form/status/useTakeBack.js'
import type { ListController } from '../state/useListController.js'
import { useRested } from '../preview/useRested.js'
import type { DecisionRun } from './useDecisionRun.js'
import { useReadingPause } from './useReadingPause.js'
import { isOpenTo, waitsIn } from './workList.js'

interface DecisionOptions {
  readonly controller: ListController
  readonly decide: AnyDecision
  readonly id: number
  readonly run: DecisionRun
  /** Called when no record is left. */
  readonly onDone: () => void
}

/** A transition that needs input first, and its record. */
interface Asking {
  readonly transition: Transition
  readonly record: Stored
}

/** Decides the records of a work list, one after another. */
export function useDecision({ controller, decide, id, run, onDone }: DecisionOptions) {
  const { resource, params, rows, list, address } = controller
  const { record, refetch } = useRecord(resource.contract, useRested(id), params)
  const [asking, setAsking] = useState<Asking>()
  const decided = new Set(run.decidedNow)
  // Remembers the record, because a refusal must not appear at the next one.
  const [approved, setApproved] = useState<number>()
  const waiting = record && waitsIn(decide, record.status) ? record : undefined
  const pause = useReadingPause(waiting && `${waiting.id} ${waiting.version}`)
  // Told in the panel and above the list, because a toast would cover the buttons of the next decision.
  const tell = (words: string, undo?: () => Promise<TakenBack>) =>
    run.add({ id, words: record ? `${record.label}: ${words}` : words, undo })
  const holder = { resource, params, reload: refetch, tell }
  const goOn = () => {
    // Decided records stay in the rows until the list is loaded again.
    const next = nextOf(rows, id, decided.add(id))
    if (next === undefined) onDone()
    else address.openPreview(next)
  }
  const approve = transitionOf(controller, decide, (waiting && decide.approveInstead?.(waiting)) ?? decide.approve)
  const approval = useStatusChange({ controller: holder, record: waiting, transition: approve, onDone: goOn })
  const decideBy = (transition: Transition) => {
    if (!waiting || approval.isPending) return
    if (!pause.isOver) return pause.begin()
    if (transition.needsReason || decide.isAsked || !startsWhole(resource, transition.name, waiting)) {
      // Nobody writes a reason for what another person has decided meanwhile.
      refetch()
      return setAsking({ transition, record: waiting })
    }
    setApproved(id)
    // What its fields begin with may not do: then a dialog shows them.
    void approval.submit('').then((outcome) => outcome === 'incomplete' && setAsking({ transition, record: waiting }))
  }
  return {
    approve,
    giveBack: transitionOf(controller, decide, decide.giveBack),
    reject: decide.reject === undefined ? undefined : transitionOf(controller, decide, decide.reject),
    /** The loaded record, while it waits for a decision. */
    waiting,
    /** The record, once another person was faster. */
    over: record && !waiting && !decided.has(id) ? record : undefined,
    /** It was shown long enough to be read. */
    isReady: pause.isOver,
    /** A press came before it could be read. */
    isEarly: pause.isEarly,
    isPending: approval.isPending,
    /** Why the server refused to approve this record. */
    refusal: approved === id ? approval.refusal : [],
    decideBy,
    // After a refusal it is read again: another person may have decided it.
    asking: asking && { ...asking, record: record?.id === asking.record.id ? record : asking.record },
    stopAsking: () => setAsking(undefined),
    holder,
    goOn,
    /** Leaves a record to the person who was faster. */
    passOver: () => {
      list.refetch()
      goOn()
    },
  }
}

/** Whether the record fills in all required fields of the transition. */
function startsWhole(resource: AnyResource, name: string, record: Stored): boolean {
  const start = resource.begin?.[name]?.(record) ?? {}
  return Object.entries(fieldsetOf(resource, name)?.fields ?? {}).every(
    ([key, control]) => control?.options.required !== true || (start[key] ?? '') !== '',
  )
}

/** The transition with this name; `defineResource` has checked that it exists. */
function transitionOf({ resource: { contract } }: ListController, { status }: AnyDecision, name: string): Transition {
  const found = contract.transitions.find(
    (transition) => transition.name === name && [status].flat().every((each) => transition.from.includes(each)),
  )
  if (!found) throw new Error(`${contract.name}.decide: no transition "${name}" leads out of "${String(status)}"`)
  return found
}

/** The next record below, otherwise the first one left; of those that this reader may approve, otherwise of all. */
function nextOf(rows: readonly Stored[], id: number, decided: ReadonlySet<number>): number | undefined {
  const place = rows.findIndex((row) => row.id === id)
  const left = [...rows.slice(place + 1), ...rows].filter((row) => !decided.has(row.id))
  return (left.find(isOpenTo) ?? left[0])?.id
}
