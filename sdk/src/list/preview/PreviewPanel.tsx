import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Modal } from '../../feedback/Modal.js'
import { cardWidth, useListWidth } from '../state/useListWidth.js'
import { PreviewBeside } from './PreviewBeside.js'
import { PreviewBody, PreviewFooter } from './PreviewBody.js'
import { type Preview, type PreviewOptions, usePreview } from './usePreview.js'
import './preview.css'

interface PreviewPanelProps extends PreviewOptions {
  /** Called when the panel has left the page. */
  readonly onClosed: () => void
  /** Content above the fields. @default nothing */
  readonly notice?: ReactNode
  /** Commands besides opening the record; with them, the panel is over the list. @default nothing */
  readonly actions?: ReactNode
}

/** Minimum width that the panel and its margin take from the list, in rem: see `preview.css`. */
const panelWidth = 24

/** A record of the list for reading: beside the rows if they still fit as a table, otherwise over them. */
export function PreviewPanel({ onClosed, notice, actions, ...options }: PreviewPanelProps) {
  const preview = usePreview(options)
  const { controller, frame } = options
  const place = useRef<HTMLSpanElement>(null)
  const hasRoom = useListWidth(place, hasRoomBeside)
  if (hasRoom === undefined) return <span ref={place} hidden />
  const isBeside = hasRoom && actions === undefined && !controller.isWithin
  return isBeside ? (
    <PreviewBeside preview={preview} frame={frame} onClose={onClosed} />
  ) : (
    <PreviewOver preview={preview} onClosed={onClosed} notice={notice} actions={actions} />
  )
}

function hasRoomBeside(list: HTMLElement): boolean {
  return list.clientWidth - panelWidth * Number.parseFloat(getComputedStyle(list).fontSize) >= cardWidth
}

interface PreviewOverProps extends Pick<PreviewPanelProps, 'onClosed' | 'notice' | 'actions'> {
  readonly preview: Preview
}

/** Arrow keys go to the next row, Enter opens the record, Escape returns to its row. */
function PreviewOver({ preview, onClosed, notice, actions }: PreviewOverProps) {
  const [isOpen, setOpen] = useState(true)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.focus(), [])
  return (
    // React reports the dialog's key events here, because the dialog is a child of this element.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="ep-list-preview-keys" onKeyDown={preview.onKeyDown}>
      <Modal
        isOpen={isOpen}
        hasAddress
        onClose={() => setOpen(false)}
        onClosed={onClosed}
        title={preview.title}
        size="panel"
        position="right"
        isDismissable
        footer={preview.isMissing ? undefined : <PreviewFooter preview={preview} actions={actions} />}
      >
        <PreviewBody ref={body} preview={preview} notice={notice} />
      </Modal>
    </div>
  )
}
