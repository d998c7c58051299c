import { type RefObject, useEffect, useState } from 'react'
import { reportFailure } from '../../core/errors.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { RowMenu } from './RowMenu.js'
import type { OpenMenu } from './menuPlace.js'
import { hasSelectedText, isTakenKey, rowOf, rowsIn } from '../core/rowAt.js'
import { rowTextOf } from '../core/rowText.js'
import type { ListController } from '../state/useListController.js'

interface RowToolsProps {
  readonly controller: ListController
  /** The element around the list. */
  readonly frame: RefObject<HTMLElement | null>
  readonly menu: OpenMenu | undefined
  readonly onClose: () => void
}

/** The row menu and the copying of rows, loaded when the page is idle. */
export function RowTools({ controller, frame, menu, onClose }: RowToolsProps) {
  const hasTexts = useToolTexts(menu)
  useRowCopy(frame)
  return menu && hasTexts ? <RowMenu key={menu.record.id} controller={controller} menu={menu} onClose={onClose} /> : null
}

/** Whether the texts of the menu are loaded; each opening tries again after an error. */
function useToolTexts(menu: OpenMenu | undefined): boolean {
  const { hasTexts, loadTexts } = useLocale()
  const [, setArrived] = useState(false)
  const isThere = hasTexts('tools')
  useEffect(() => {
    if (!isThere) loadTexts('tools').then(() => setArrived(true), menu ? reportFailure : () => undefined)
  }, [isThere, loadTexts, menu])
  return isThere
}

/** Ctrl+C copies the focused row, or all selected rows of the page if it is one of them; the browser copies selected text. */
function useRowCopy(frame: RefObject<HTMLElement | null>): void {
  const toasts = useToasts()
  const { plural } = useLocale()
  useEffect(() => {
    const list = frame.current
    const copy = (event: Event) => {
      const row = rowOf(event.target)
      if (!row || !isClipboard(event) || hasSelectedText(row) || isTakenKey(event.target)) return
      const rows = isTicked(row) ? rowsIn(list).filter(isTicked) : [row]
      event.clipboardData?.setData('text/plain', rows.map(rowTextOf).join('\n'))
      event.preventDefault()
      toasts.show({ severity: 'success', title: plural('list.menu.rowsCopied', rows.length), life: 5000 })
    }
    list?.addEventListener('copy', copy)
    return () => list?.removeEventListener('copy', copy)
  }, [frame, toasts, plural])
}

function isClipboard(event: Event): event is ClipboardEvent {
  return 'clipboardData' in event
}

function isTicked(row: HTMLElement): boolean {
  return row.ariaSelected === 'true'
}
