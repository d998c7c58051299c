import { X } from '../../icons/icons.js'
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { idOf, isTakenKey, rowIn, rowOf } from '../table/rowAt.js'
import { PreviewBody, PreviewFooter } from './PreviewBody.js'
import type { Preview } from './usePreview.js'

interface PreviewBesideProps {
  readonly preview: Preview
  /** What the list stands in. */
  readonly frame: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** A record in a panel beside its list, which lives on: whichever row takes the focus is shown. */
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
      {/* Keys of what stands in the panel. */}
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

/** The list gives the panel its room for as long as it is there. */
function useRoomBeside(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const list = frame.current
    list?.setAttribute('data-beside', '')
    return () => list?.removeAttribute('data-beside')
  }, [frame])
}

/** The row of the record is in sight; at first it has the focus, so that the arrows go on from it. Without a row the panel has it. */
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
  /** The record shown is to be read. */
  readonly onEnter: () => void
}

/** The focus on another row shows its record, Escape anywhere closes the panel, V on the row that is shown goes into it. */
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
    // Before the rows hear of it: what was opened last goes first.
    event.stopPropagation()
  })
  // Gone before the list gives the focus back to a row: that shows nothing again.
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
