import type { ReactNode } from 'react'

interface CheckMarkProps {
  readonly isChecked: boolean
  readonly isDisabled?: boolean
  readonly describedBy?: string
  readonly isInvalid?: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly onBlur?: () => void
  readonly children: ReactNode
}

/** The browser's own checkbox in our colours, with its text. */
export function CheckMark({ isChecked, isDisabled, describedBy, isInvalid, onChange, onBlur, children }: CheckMarkProps) {
  return (
    <label className="ep-check">
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <span>{children}</span>
    </label>
  )
}
