import { Button } from '../../feedback/Button.js'
import type { ComponentType, KeyboardEvent, RefObject } from 'react'
import type { Stored } from '../../core/record.js'
import type { AnyDecision } from '../../core/resource.js'
import type { LoadSectionSlot, SectionSlotProps } from '../../core/resource.js'
import { barOf, openTransitions, type Transition } from '../../core/workflow.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'
import type { ListController } from '../state/useListController.js'
import { PreviewPanel } from '../preview/PreviewPanel.js'
import { Notice } from '../../form/notices/Notice.js'
import { changedByText } from '../../form/status/statusNowText.js'
import { around } from '../core/rowAt.js'
import { DecisionNotice } from './DecisionNotice.js'
import { DecisionsMade } from './DecisionsMade.js'
import { useDecision } from './useDecision.js'
import type { DecisionRun } from './useDecisionRun.js'
import '../../form/frame/form.css'

interface DecisionPanelProps {
  readonly controller: ListController
  /** The element around the list. */
  readonly frame: RefObject<HTMLElement | null>
  readonly decide: AnyDecision
  readonly id: number
  readonly run: DecisionRun
  readonly onClosed: () => void
}

/** A waiting record beside its list: shows what is missing, A approves, D sends back, R refuses, and the next record opens. */
export function DecisionPanel({ controller, frame, decide, id, run, onClosed }: DecisionPanelProps) {
  const { resource, params } = controller
  const decision = useDecision({ controller, decide, id, run, onDone: onClosed })
  const { approve, giveBack, reject, waiting, over, asking, decideBy } = decision
  const dialog = useLoaded(loadDialog, asking !== undefined)
  const commandOf = useCommands(controller)
  const open = waiting && openTransitions(resource.contract, waiting, controller)
  const isOpen = ({ name }: Transition) => open?.some((transition) => transition.name === name) ?? true
  const onKey = (event: KeyboardEvent) => {
    const transition = isTyping(event) ? undefined : { a: approve, d: giveBack, r: reject }[event.key.toLowerCase()]
    if (transition && isOpen(transition)) decideBy(transition)
    return transition !== undefined
  }
  const button = { isReady: decision.isReady, commandOf, onPress: decideBy }
  return (
    <>
      <PreviewPanel
        controller={controller}
        frame={frame}
        id={id}
        onClosed={onClosed}
        onKey={onKey}
        notice={
          <>
            <DecisionsMade run={run} isBusy={decision.isPending} />
            {over !== undefined && <DecidedElsewhere resource={resource} record={over} onNext={decision.passOver} />}
            {decision.isEarly && <TooEarly />}
            {waiting && (
              <DecisionNotice
                key={id}
                resource={resource}
                bar={barOf(resource.contract, waiting, controller.powers)}
                lacks={decide.lacks?.(waiting) ?? []}
                refusal={decision.refusal}
              />
            )}
            {waiting && decide.facts && <DecisionFacts key={`facts ${id}`} load={decide.facts} record={waiting} params={params} />}
          </>
        }
        actions={
          <>
            {reject && isOpen(reject) && <DecisionButton {...button} shortcut="R" transition={reject} />}
            {isOpen(giveBack) && <DecisionButton {...button} shortcut="D" transition={giveBack} />}
            {isOpen(approve) && <DecisionButton {...button} shortcut="A" transition={approve} isMain />}
          </>
        }
      />
      {dialog && asking ? (
        <dialog.TransitionDialog
          {...asking}
          controller={decision.holder}
          title={commandOf(asking.transition)}
          onDone={decision.goOn}
          onClosed={decision.stopAsking}
        />
      ) : null}
    </>
  )
}

const loadDialog = () => import('../../form/status/TransitionDialog.js')

function TooEarly() {
  const { text } = useLocale()
  return (
    <p className="ep-list-early" role="alert">
      {text('decide.early')}
    </p>
  )
}

interface DecidedElsewhereProps extends Pick<ListController, 'resource'> {
  readonly record: Stored
  readonly onNext: () => void
}

function DecidedElsewhere({ resource, record, onNext }: DecidedElsewhereProps) {
  const locale = useLocale()
  const value = optionLabel(locale, resource.messages, { key: 'status', value: record.status })
  const next = (
    <Button variant="secondary" onPress={onNext}>
      {locale.text('decide.next')}
    </Button>
  )
  return <Notice tone="info" title={`${locale.text('status.over', { value })} ${changedByText(locale, record)}`} actions={next} />
}

interface FactsProps extends SectionSlotProps {
  readonly load: LoadSectionSlot
}

function DecisionFacts({ load, ...place }: FactsProps) {
  const loaded = useLoaded(load, true)
  const Slot = loaded?.Slot as ComponentType<SectionSlotProps> | undefined
  return Slot ? <Slot {...place} /> : null
}

/** Ignores letters typed in a field, browser shortcuts, and keys held down, which must not decide anything. */
function isTyping({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  const isField = around(target, 'input, textarea, select, [contenteditable]') !== undefined
  return isField || ctrlKey || metaKey || altKey || repeat
}

function useCommands({ resource: { messages } }: ListController): (transition: Transition) => string {
  const locale = useLocale()
  const names = messages[locale.locale].transitions
  return ({ name, to }) => names?.[name] ?? optionLabel(locale, messages, { key: 'status', value: to })
}

interface DecisionButtonProps {
  readonly shortcut: string
  readonly transition: Transition
  readonly commandOf: (transition: Transition) => string
  readonly isReady: boolean
  /** @default false */
  readonly isMain?: boolean
  readonly onPress: (transition: Transition) => void
}

function DecisionButton({ shortcut, transition, commandOf, isReady, isMain = false, onPress }: DecisionButtonProps) {
  return (
    <Button
      variant={isMain ? 'accent' : 'secondary'}
      aria-disabled={!isReady}
      aria-keyshortcuts={shortcut}
      onPress={() => onPress(transition)}
    >
      {commandOf(transition)} <kbd aria-hidden="true">{shortcut}</kbd>
    </Button>
  )
}
