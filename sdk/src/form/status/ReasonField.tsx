import type { ComponentProps } from 'react'
import { MultilineControl } from '../../controls/text/MultilineControl.js'
import { minReasonLength } from '../../core/workflow.js'
import { multiline } from '../../kinds/text/multiline.js'
import { useLocale } from '../../locale/LocaleProvider.js'

// The limit of the reference API.
const reasonControl = multiline({ maxLength: 500 })

interface ReasonFieldProps {
  readonly value: string
  readonly marks: ComponentProps<typeof MultilineControl>['marks']
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The reason that a negative change of status must have; it stays in the history. */
export function ReasonField({ value, marks, error, onChange }: ReasonFieldProps) {
  const { text } = useLocale()
  return (
    <MultilineControl
      control={reasonControl}
      label={text('status.reason')}
      // An error says the length itself.
      hint={text(error === undefined ? 'status.reasonHint' : 'status.kept', { min: minReasonLength })}
      isRequired
      onChange={(typed) => onChange(String(typed))}
      {...{ value, marks, error }}
    />
  )
}
