import { useState } from 'react'
import type { Stored } from '../../core/record.js'
import { type AnyDecision, type AnyResource, fieldsetOf } from '../../core/resource.js'
import type { Transition } from '../../core/workflow.js'
import { useRecord } from '../../data/useRecord.js'
import { useStatusChange } from '../../form/status/useStatusChange.js'
import type { ListController } from '../frame/useListController.js'
import { useRested } from '../preview/useRested.js'

interface DecisionOptions {
  readonly controller: ListController
  readonly decide: AnyDecision
  readonly id: number
  /** None is left. */
  readonly onDone: () => void
}

/** A transition that asks for something first, and the record it is about. */
interface Asking {
  readonly transition: Transition
  readonly record: Stored
}

/** Decides the records of a work list, one after another. */
export function useDecision({ controller, decide, id, onDone }: DecisionOptions) {
  const { resource, params, rows, address } = controller
  const { record, refetch } = useRecord(resource.contract, useRested(id), params)
  const [asking, setAsking] = useState<Asking>()
  const [decided] = useState(() => new Set<number>())
  // A notice would cover the buttons of the next decision.
  const [said, setSaid] = useState('')
  // What was refused of one record says nothing about the next.
  const [approved, setApproved] = useState<number>()
  const waiting = record?.status === decide.status ? record : undefined
  const tell = (words: string) => setSaid(record ? `${resource.title(record)}: ${words}` : words)
  const holder = { resource, params, reload: refetch, tell }
  const goOn = () => {
    // A decided one stays among the rows until the list is asked again.
    const next = nextOf(rows, id, decided.add(id))
    if (next === undefined) onDone()
    else address.openPreview(next)
  }
  const approve = transitionOf(controller, decide, (waiting && decide.approveInstead?.(waiting)) ?? decide.approve)
  const approval = useStatusChange({ controller: holder, record: waiting, transition: approve, onDone: goOn })
  const decideBy = (transition: Transition) => {
    if (!waiting || approval.isPending) return
    if (transition.needsReason || !startsWhole(resource, transition.name, waiting)) return setAsking({ transition, record: waiting })
    setApproved(id)
    void approval.submit('')
  }
  return {
    approve,
    giveBack: transitionOf(controller, decide, decide.giveBack),
    /** The record, once it is there and still waits. */
    waiting,
    /** What was decided last. */
    said,
    /** Why the server did not approve this one. */
    refusal: approved === id ? approval.refusal : [],
    decideBy,
    asking,
    stopAsking: () => setAsking(undefined),
    holder,
    goOn,
  }
}

/** Whether the record fills in by itself whatever the transition has to be sent with. */
function startsWhole(resource: AnyResource, name: string, record: Stored): boolean {
  const start = resource.begin?.[name]?.(record) ?? {}
  return Object.entries(fieldsetOf(resource, name)?.fields ?? {}).every(
    ([key, control]) => control?.options.required !== true || (start[key] ?? '') !== '',
  )
}

/** Declared, or the resource would not be: `defineResource` checks it. */
function transitionOf({ resource: { contract } }: ListController, { status }: AnyDecision, name: string): Transition {
  const found = contract.transitions.find((transition) => transition.name === name && transition.from.includes(status))
  if (!found) throw new Error(`${contract.name}.decide: no transition "${name}" leads out of "${status}"`)
  return found
}

/** The record below, else the first of the others. */
function nextOf(rows: readonly Stored[], id: number, decided: ReadonlySet<number>): number | undefined {
  const place = rows.findIndex((row) => row.id === id)
  return [...rows.slice(place + 1), ...rows].find((row) => !decided.has(row.id))?.id
}
