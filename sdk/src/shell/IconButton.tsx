import { type ReactNode, type Ref, useState } from 'react'

interface IconButtonProps {
  /** Read aloud, and shown as a tooltip on hover and keyboard focus. */
  readonly label: string
  readonly children: ReactNode
  readonly onPress: () => void
  readonly isExpanded?: boolean
  /** Id of what the button shows and hides. */
  readonly controls?: string
  readonly className?: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** A round button of the top bar. Its tooltip can be hovered, and closed with Escape. */
export function IconButton({ label, children, onPress, isExpanded, controls, className = '', ref }: IconButtonProps) {
  const [isHinted, setHinted] = useState(false)
  return (
    <button
      ref={ref}
      type="button"
      className={`ep-shell-icon ${className}`}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={controls}
      onClick={onPress}
      onPointerEnter={(event) => setHinted(event.pointerType === 'mouse')}
      onPointerLeave={() => setHinted(false)}
      onFocus={(event) => setHinted(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setHinted(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setHinted(false)
      }}
    >
      {children}
      {isHinted && (
        <span className="ep-tooltip" role="tooltip" aria-hidden="true">
          {label}
        </span>
      )}
    </button>
  )
}
