import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { useMount } from '../../mount/MountProvider.js'

interface IconButtonProps {
  /** Accessible name, also shown as a tooltip on hover and keyboard focus. */
  readonly label: string
  readonly children: ReactNode
  readonly onPress: () => void
  readonly isExpanded?: boolean
  /** Id of the element that the button shows and hides. */
  readonly controls?: string
  readonly className?: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** A round button of the top bar. Its tooltip can be hovered, and Escape closes it. */
export function IconButton({ label, children, onPress, isExpanded, controls, className = '', ref }: IconButtonProps) {
  const [isHinted, setHinted] = useHint()
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
    >
      {children}
      {isHinted && (
        <span className="ep-tooltip" role="tooltip">
          {label}
        </span>
      )}
    </button>
  )
}

/** Whether the tooltip is visible. Escape closes it wherever the focus is, because the pointer may have opened it. */
function useHint() {
  const [isHinted, setHinted] = useState(false)
  const page = useMount().host.ownerDocument
  useEffect(() => {
    if (!isHinted) return
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setHinted(false)
    }
    page.addEventListener('keydown', close)
    return () => page.removeEventListener('keydown', close)
  }, [isHinted, page])
  return [isHinted, setHinted] as const
}
