import { CircleAlert, Info, TriangleAlert } from '../../icons/icons.js'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface NoticeProps {
  readonly tone: 'negative' | 'notice' | 'info'
  readonly title: string
  readonly children?: ReactNode
  /** What can be done about it. */
  readonly actions?: ReactNode
  /** Takes the focus: it answers what the person has just asked for, from wherever in the form. @default false */
  readonly isUrgent?: boolean
}

const icons = { negative: CircleAlert, notice: TriangleAlert, info: Info }

/** A remark on the whole form. */
export function Notice({ tone, title, children, actions, isUrgent = false }: NoticeProps) {
  const Icon = icons[tone]
  const box = useRef<HTMLDivElement>(null)
  // Who pressed save at the foot of a long form would not see it.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    if (isUrgent) box.current?.focus({ preventScroll: true })
  }, [isUrgent])
  useReturnedFocus(box)
  return (
    <div
      ref={box}
      className={`ep-notice ep-notice-${tone}`}
      role={tone === 'info' ? 'status' : 'alert'}
      tabIndex={isUrgent ? -1 : undefined}
    >
      <Icon aria-hidden="true" className="ep-notice-icon" />
      <div className="ep-notice-text">
        <p className="ep-notice-title">{title}</p>
        {children}
      </div>
      {actions ? <div className="ep-notice-actions">{actions}</div> : null}
    </div>
  )
}

/** Whoever closes the notice from within goes on where they were when it came, or at the form's heading when that is gone. */
function useReturnedFocus(box: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const notice = box.current
    const form = notice?.closest('form')
    const root = notice?.getRootNode() as Document | ShadowRoot | undefined
    const before = root?.activeElement
    return () => {
      if (!notice?.contains(root?.activeElement ?? null)) return
      const isThere = before instanceof HTMLElement && before.isConnected && form?.contains(before)
      const target = isThere ? before : form?.querySelector<HTMLElement>('.ep-form-title, .ep-section-title')
      target?.focus()
    }
  }, [box])
}
