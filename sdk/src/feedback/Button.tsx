import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import './button.css'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'onClick'> {
  /**
   * - `accent`: the main button of its place, `secondary`: one beside it, `negative`: one whose action cannot be undone
   * - `link`: a button that looks like a link, `icon`: a square button for an icon, which needs `aria-label`
   */
  readonly variant: 'accent' | 'secondary' | 'negative' | 'link' | 'icon'
  /** `small` stands inside fields and rows, `touch` is large enough for a thumb. @default the height of a field */
  readonly size?: 'small' | 'touch'
  /** @default false */
  readonly isDisabled?: boolean
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void
  readonly ref?: Ref<HTMLButtonElement>
}

/** The one button of all screens. Links that look like buttons carry its class and `data-variant`. */
export function Button({ variant, size, isDisabled, onPress, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `ep-button ${className}` : 'ep-button'}
      data-variant={variant}
      data-size={size}
      disabled={isDisabled}
      onClick={onPress}
    />
  )
}
