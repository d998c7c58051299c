import { CircleAlert, Info, TriangleAlert } from '../../icons/icons.js'
import { type ReactNode, type RefObject, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { FormContext } from '../store/FormContext.js'

interface NoticeProps {
  readonly tone: 'negative' | 'notice' | 'info'
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Takes the focus: it answers the person's last command. @default false */
  readonly isUrgent?: boolean
  /** Stands on the page from its beginning: it answers nothing, so it is neither announced nor scrolled to. @default false */
  readonly isStanding?: boolean
  readonly ref?: RefObject<HTMLDivElement | null>
}

const icons = { negative: CircleAlert, notice: TriangleAlert, info: Info }

/** A notice about the whole form. */
export function Notice({ tone, title, children, actions, isUrgent = false, isStanding = false, ref }: NoticeProps) {
  const Icon = icons[tone]
  const own = useRef<HTMLDivElement>(null)
  const box = ref ?? own
  // It may be out of sight: the save button is at the foot of a long form.
  useEffect(() => {
    if (!isStanding) box.current?.scrollIntoView({ block: 'nearest' })
    if (isUrgent) box.current?.focus({ preventScroll: true })
  }, [box, isUrgent, isStanding])
  useReturnedFocus(box)
  return (
    <div
      ref={box}
      className={`ep-notice ep-notice-${tone}`}
      role={isStanding ? undefined : tone === 'info' ? 'status' : 'alert'}
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

/** After a press in the notice that closes it, the focus goes back to where it was before, or to the form's heading. */
function useReturnedFocus(box: RefObject<HTMLDivElement | null>): void {
  const { places, store } = useContext(FormContext) ?? {}
  const goBack = useEffectEvent((before: Element | null | undefined) => {
    const isThere = before instanceof HTMLElement && before.isConnected && before !== before.ownerDocument.body
    const heading = places?.at('') ?? places?.at(`#${store?.resource.sections[0]?.title}`)
    const target = isThere ? before : heading
    target?.focus()
  })
  useLayoutEffect(() => {
    const notice = box.current
    const root = notice?.getRootNode() as Document | ShadowRoot | undefined
    const before = root?.activeElement
    return () => {
      if (notice?.contains(root?.activeElement ?? null)) goBack(before)
    }
  }, [box])
}
