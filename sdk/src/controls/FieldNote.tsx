import type { FieldProps } from './FieldProps.js'

type Noted = Pick<FieldProps, 'error' | 'errorDetail' | 'warning' | 'hint' | 'isCompact'>

interface FieldNoteProps {
  readonly id: string
  readonly field: Noted
}

/** Whether there is a line under the field. */
export function hasNote({ error, warning, hint, isCompact }: Noted): boolean {
  return Boolean(error || warning || (!isCompact && hint))
}

/** The line under a field. A hint stays after an error, because it says how to write the value. */
export function FieldNote({ id, field }: FieldNoteProps) {
  const { error, errorDetail, warning, isCompact } = field
  const hint = isCompact ? undefined : field.hint
  if (!hasNote(field)) return null
  if (!error)
    return (
      <p id={id} className="ep-field-note">
        {warning || hint}
      </p>
    )
  return (
    <p id={id} className="ep-field-note ep-field-error">
      <span>{error}</span>
      {errorDetail ? <>: {errorDetail}</> : null}
      {hint ? <HintAfter error={error} hint={hint} /> : null}
    </p>
  )
}

// On the same line, so that the fields below move as little as possible.
function HintAfter({ error, hint }: { readonly error: string; readonly hint: string }) {
  return (
    <>
      {/[.!?]$/.test(error) ? ' ' : ' · '}
      <span className="ep-field-hint">{hint}</span>
    </>
  )
}
