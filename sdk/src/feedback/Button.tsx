import type { ComponentProps } from 'react'
import './button.css'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'onClick'> {
  /** `accent` is the main one of its place, `secondary` its quiet neighbour; what `negative` does cannot be undone. */
  readonly variant: 'accent' | 'secondary' | 'negative'
  /** @default false */
  readonly isDisabled?: boolean
  readonly onPress?: () => void
}

/** A button with words, and perhaps an icon before them. */
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
