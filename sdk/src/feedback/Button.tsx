import type { ButtonHTMLAttributes } from 'react'
import './button.css'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'onClick'> {
  /** `accent` is the main action, `secondary` a minor action; `negative` cannot be undone. */
  readonly variant: 'accent' | 'secondary' | 'negative'
  /** @default false */
  readonly isDisabled?: boolean
  readonly onPress?: () => void
}

/** A button with a text, and optionally an icon before it. */
export function Button({ variant, isDisabled, onPress, className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`ep-button ${className}`}
      data-variant={variant}
      disabled={isDisabled}
      onClick={onPress && (() => onPress())}
    />
  )
}
