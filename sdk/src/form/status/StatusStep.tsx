import { useState } from 'react'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import type { Transition } from '../../core/workflow.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'
import { useStore } from '../store/FormContext.js'
import type { FormStore } from '../store/formStore.js'
import { changedByText } from './statusNowText.js'

interface StatusStepProps {
  readonly transition: Transition
  readonly resource: AnyResource
  readonly record: Stored
  /** Another person was faster. */
  readonly isOver: boolean
  /** The last attempt to make the change failed. */
  readonly hasFailed: boolean
  /** Something was typed for the change. */
  readonly isTyped: boolean
  /** Its fields. */
  readonly store: FormStore | undefined
}

/** The statuses of the change. A status that another person gave meanwhile shows; the one that this change gave does not. */
export function StatusStep({ resource, record, transition, isOver, hasFailed, isTyped, store }: StatusStepProps) {
  const locale = useLocale()
  const { status: from } = record
  const values = useStore(store, (form) => form.getState().values, noValues)
  const [before, setBefore] = useState(record)
  const [to = transition.to, next] = resource.leadsTo?.(before, transition.name, values) ?? []
  if (from !== before.status && (hasFailed || ![to, next].includes(from))) setBefore(record)
  const label = (value: string) => optionLabel(locale, resource.messages, { key: 'status', value })
  if (isOver)
    return (
      <p className="ep-status-change" role="alert">
        {transition.from.includes(from) ? locale.text('status.overRecord') : locale.text('status.over', { value: label(from) })}{' '}
        {changedByText(locale, record)} {isTyped && locale.text('status.overTyped')}
      </p>
    )
  if (before.status === to) return null
  const said = { from: label(before.status), to: label(to) }
  return (
    <p className="ep-status-change" aria-live="polite">
      {next === undefined ? locale.text('status.from', said) : locale.text('status.fromOn', { ...said, next: label(next) })}
    </p>
  )
}

const noValues = {}
