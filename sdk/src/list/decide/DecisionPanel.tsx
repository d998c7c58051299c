import { type KeyboardEvent, useState } from 'react'
import type { Stored } from '../../core/record.js'
import type { AnyDecision } from '../../core/resource.js'
import type { Transition } from '../../core/workflow.js'
import { useRecord } from '../../data/useRecord.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useStatusChange } from '../../form/status/useStatusChange.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'
import { withTexts } from '../../locale/withTexts.js'
import type { ListController } from '../frame/useListController.js'
import { PreviewPanel } from '../preview/PreviewPanel.js'
import { useRested } from '../preview/useRested.js'
import { DecisionNotice } from './DecisionNotice.js'
import '../../form/frame/form.css'
import './decide.css'

interface DecisionPanelProps {
  readonly controller: ListController
  readonly decide: AnyDecision
  readonly id: number
  readonly onClosed: () => void
}

/** A record that waits, beside its list: what it lacks, A approves it, D gives it back, and the next one opens. */
export const DecisionPanel = withTexts(['editing'], OpenDecision)

const loadDialog = () => import('../../form/status/TransitionDialog.js')

function OpenDecision({ controller, decide, id, onClosed }: DecisionPanelProps) {
  const { resource, params, rows, address } = controller
  const { record, refetch } = useRecord(resource.contract, useRested(id), params)
  const [asking, setAsking] = useState<{ readonly transition: Transition; readonly record: Stored }>()
  const dialog = useLoaded(loadDialog, asking !== undefined)
  const approve = transitionOf(resource.contract.transitions, decide.approve, decide)
  const giveBack = transitionOf(resource.contract.transitions, decide.giveBack, decide)
  const waiting = record?.status === decide.status ? record : undefined
  const goOn = () => {
    const next = nextOf(rows, id)
    if (next === undefined) onClosed()
    else address.openPreview(next)
  }
  // A notice would cover the buttons of the next decision.
  const [said, setSaid] = useState('')
  const holder = {
    resource,
    params,
    reload: refetch,
    tell: (words: string) => setSaid(`${record ? resource.title(record) : ''}: ${words}`),
  }
  const approval = useStatusChange({ controller: holder, record: waiting, transition: approve, onDone: goOn })
  const commands = useCommands(controller)
  // What was refused of one record says nothing about the next.
  const [approved, setApproved] = useState<number>()
  const refusal = approved === id ? approval.refusal : []
  const decideBy = (transition: Transition) => {
    if (!waiting || approval.isPending) return
    if (transition.needsReason || transition.payload) setAsking({ transition, record: waiting })
    else {
      setApproved(id)
      void approval.submit('')
    }
  }
  const onKey = (event: KeyboardEvent) => {
    const transition = isTyping(event) ? undefined : { a: approve, d: giveBack }[event.key.toLowerCase()]
    if (transition) decideBy(transition)
    return transition !== undefined
  }
  return (
    <>
      <PreviewPanel
        controller={controller}
        id={id}
        onClosed={onClosed}
        onKey={onKey}
        notice={
          <>
            {said && (
              <p className="ep-list-decided" role="status">
                {said}
              </p>
            )}
            {waiting && <DecisionNotice key={id} resource={resource} lacks={decide.lacks?.(waiting) ?? []} refusal={refusal} />}
          </>
        }
        actions={
          <>
            <DecisionButton shortcut="D" label={commands(giveBack)} isReady={waiting !== undefined} onPress={() => decideBy(giveBack)} />
            <DecisionButton
              shortcut="A"
              label={commands(approve)}
              isReady={waiting !== undefined}
              onPress={() => decideBy(approve)}
              isMain
            />
          </>
        }
      />
      {dialog && asking ? (
        <dialog.TransitionDialog
          controller={holder}
          record={asking.record}
          transition={asking.transition}
          title={commands(asking.transition)}
          onDone={goOn}
          onClosed={() => setAsking(undefined)}
        />
      ) : null}
    </>
  )
}

/** Declared, or the resource would not be: `defineResource` checks it. */
function transitionOf(transitions: readonly Transition[], name: string, { status }: AnyDecision): Transition {
  const found = transitions.find((transition) => transition.name === name && transition.from.includes(status))
  if (!found) throw new Error(`decide: no transition "${name}" leads out of "${status}"`)
  return found
}

/** The record below, else the first of the others: a decided one leaves the list. */
function nextOf(rows: readonly Stored[], id: number): number | undefined {
  const place = rows.findIndex((row) => row.id === id)
  return (rows[place + 1] ?? rows.find((row) => row.id !== id))?.id
}

/** Letters belong to whoever types, with Ctrl to the browser, and held down they decide nothing. */
function isTyping({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  const isField = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
  return isField || ctrlKey || metaKey || altKey || repeat
}

function useCommands({ resource: { messages } }: ListController): (transition: Transition) => string {
  const locale = useLocale()
  const names = messages[locale.locale].transitions
  return ({ name, to }) => names?.[name] ?? optionLabel(locale, messages, { key: 'status', value: to })
}

interface DecisionButtonProps {
  readonly shortcut: string
  readonly label: string
  readonly isReady: boolean
  /** @default false */
  readonly isMain?: boolean
  readonly onPress: () => void
}

function DecisionButton({ shortcut, label, isReady, isMain = false, onPress }: DecisionButtonProps) {
  return (
    <button
      type="button"
      className={`ep-list-button ${isMain ? 'ep-list-button-accent' : ''}`}
      aria-disabled={!isReady}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      {label} <kbd aria-hidden="true">{shortcut}</kbd>
    </button>
  )
}
