import { Button } from '../feedback/Button.js'
import './account.css'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/ApiError.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { AttemptNotice } from './AttemptNotice.js'
import { useAttempt } from './useAttempt.js'
import { useCountdown } from './useCountdown.js'

/** Values of the fields, by name. */
export type AccountValues = Readonly<Record<string, string>>

export interface AccountFormProps {
  readonly label: string
  readonly busyLabel: string
  /** Of the button. A screen has only one main button. @default 'accent' */
  readonly variant?: 'accent' | 'secondary'
  /** Names of the fields that must not be empty; the first one gets the focus when the form appears. */
  readonly required: readonly string[]
  readonly onSend: (values: AccountValues, signal: AbortSignal) => Promise<void>
  /** Renders the fields; `errorOf` returns the error of one field: that it is empty, or why the server refused it, until it is edited. */
  readonly children: (errorOf: (name: string, refusal?: string) => string | undefined) => ReactNode
  /** Content beside the button. */
  readonly aside?: ReactNode
}

/**
 * A short form that sends something to the session. It reports missing values, slow requests, refusals and lost connections, and keeps the
 * typed values. It reads the fields from the page when it sends, because password managers fill them without events.
 */
export function AccountForm({ label, busyLabel, variant = 'accent', required, onSend, children, aside }: AccountFormProps) {
  const { text } = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [first = ''] = required
  useEffect(() => selectField(form.current, first), [first])
  const [missing, setMissing] = useState<readonly string[]>([])
  /** Fields that were edited since the form was sent. */
  const [edited, setEdited] = useState<readonly string[]>([])
  const { attempt, start, cancel } = useAttempt(async (signal) => {
    try {
      await onSend(readValues(form.current), signal)
    } catch (error) {
      // What is most likely wrong is selected, to be typed again.
      if (error instanceof ApiError) selectField(form.current, wrongFields[error.code])
      throw error
    }
  })
  const wait = useCountdown(attempt.error instanceof ApiError ? (attempt.error.retryAfter ?? 0) : 0, attempt.endedAt)
  const isBusy = attempt.status === 'busy' || attempt.status === 'done'

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    // A dialog over a form stands in it for React.
    event?.stopPropagation()
    const values = readValues(form.current)
    const empty = required.filter((name) => !values[name])
    setMissing(empty)
    setEdited([])
    if (empty[0]) selectField(form.current, empty[0])
    else if (wait === 0 && !isBusy) void start()
  }
  const note = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && !edited.includes(target.name)) setEdited([...edited, target.name])
  }
  const errorOf = (name: string, refusal?: string) =>
    edited.includes(name) ? undefined : missing.includes(name) ? text('common.message.required') : refusal
  const isAnswered = edited.length > 0 && attempt.error instanceof ApiError && attempt.error.fieldErrors.length > 0
  return (
    <form ref={form} className="ep-account" onSubmit={send} onInput={note} noValidate>
      {children(errorOf)}
      <AttemptNotice attempt={isAnswered ? { ...attempt, status: 'idle' } : attempt} wait={wait} onRetry={send} onCancel={cancel} />
      <div className="ep-account-actions">
        <Button type="submit" variant={variant} aria-disabled={isBusy || wait > 0} aria-busy={isBusy}>
          {isBusy ? busyLabel : label}
        </Button>
        {aside}
      </div>
    </form>
  )
}

const passwords = ['password', 'current', 'next']

function readValues(form: HTMLFormElement | null): AccountValues {
  const values: Record<string, string> = {}
  for (const [name, value] of form ? new FormData(form) : []) {
    // A space at either end may belong to a password; in other fields it is removed.
    if (typeof value === 'string') values[name] = passwords.includes(name) ? value : value.trim()
  }
  return values
}

/** The field that a refusal of a sign-in is about. */
const wrongFields: Readonly<Record<string, string | undefined>> = { credentials: 'password', 'wrong-code': 'code' }

function selectField(form: HTMLFormElement | null, name = ''): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.select()
}
