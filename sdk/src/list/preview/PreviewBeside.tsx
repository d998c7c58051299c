import { X } from '../../icons/icons.js'
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { idOf, isTakenKey, rowIn, rowOf } from '../core/rowAt.js'
import { PreviewBody, PreviewFooter } from './PreviewBody.js'
import type { Preview } from './usePreview.js'

interface PreviewBesideProps {
  readonly preview: Preview
  /** The element around the list. */
  readonly frame: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** A record in a panel beside its list. The list stays usable, and the panel shows the focused row. */
export function PreviewBeside({ preview, frame, onClose }: PreviewBesideProps) {
  const { text } = useLocale()
  const body = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const { title, isMissing, onKeyDown } = preview
  useRoomBeside(frame)
  useShownRow(preview, frame, body)
  useListEvents({ preview, frame, onClose, onEnter: () => body.current?.focus() })
  return (
    <section className="ep-list-beside" aria-labelledby={titleId}>
      {/* Handles keys pressed inside the panel. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="ep-modal-panel" onKeyDown={onKeyDown}>
        <div className="ep-modal-header">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="ep-modal-close" aria-label={text('common.action.close')} onClick={onClose}>
            <X aria-hidden />
          </button>
        </div>
        <div className="ep-modal-body">
          <PreviewBody ref={body} preview={preview} />
        </div>
        {!isMissing && (
          <div className="ep-modal-footer">
            <PreviewFooter preview={preview} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Makes room for the panel while it is open. */
function useRoomBeside(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const list = frame.current
    list?.setAttribute('data-beside', '')
    return () => list?.removeAttribute('data-beside')
  }, [frame])
}

/** Scrolls to the row of the record. At first it focuses the row, so that arrow keys continue from there; without a row, the panel. */
function useShownRow({ id }: Preview, frame: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>): void {
  const isOpened = useRef(false)
  useEffect(() => {
    const row = rowIn(frame.current, id)
    if (isOpened.current) row?.scrollIntoView({ block: 'nearest' })
    else (row ?? body.current)?.focus()
    isOpened.current = true
  }, [frame, body, id])
}

interface ListEventsOptions extends PreviewBesideProps {
  /** Called when the user wants to read the record in the panel. */
  readonly onEnter: () => void
}

/** Focusing another row shows its record; Escape closes the panel; V on the current row moves the focus into the panel. */
function useListEvents({ preview: { controller, id }, frame, onClose, onEnter }: ListEventsOptions): void {
  const follow = useEffectEvent((event: FocusEvent) => {
    const focused = idOf(rowOf(event.target))
    if (focused !== undefined && focused !== id) controller.address.openPreview(focused)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTakenKey(event.target)) return
    if (event.key === 'Escape') onClose()
    else if (event.key.toLowerCase() === 'v' && idOf(rowOf(event.target)) === id) onEnter()
    else return
    event.preventDefault()
    // Handled before the rows, because the panel was opened last.
    event.stopPropagation()
  })
  // A layout effect, so that the listener is gone before the list focuses a row, which would open the panel again.
  useLayoutEffect(() => {
    const list = frame.current
    const listenToFocus = (event: FocusEvent) => follow(event)
    const listenToKeys = (event: KeyboardEvent) => onKey(event)
    list?.addEventListener('focusin', listenToFocus)
    list?.addEventListener('keydown', listenToKeys)
    return () => {
      list?.removeEventListener('focusin', listenToFocus)
      list?.removeEventListener('keydown', listenToKeys)
    }
  }, [frame])
}
