import { ChevronDown, ChevronUp } from '../../icons/icons.js'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { StatusBadge } from '../../values/StatusBadge.js'
import type { Stored } from '../../core/record.js'
import { useRecord } from '../../data/useRecord.js'
import { Modal } from '../../feedback/Modal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'
import { Link } from '../../navigation/Link.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { failureText } from '../actions/actionText.js'
import { filledSections } from './previewFields.js'
import { PreviewFields } from './PreviewValue.js'
import { useRested } from './useRested.js'
import type { ListController } from '../frame/useListController.js'
import './preview.css'

interface PreviewPanelProps {
  readonly controller: ListController
  readonly id: number
  /** It has left the page. */
  readonly onClosed: () => void
  /** What is to be said above the fields. @default nothing */
  readonly notice?: ReactNode
  /** What else can be done, beside opening the record. @default nothing */
  readonly actions?: ReactNode
  /** Keys of those. @returns true when the key was used */
  readonly onKey?: (event: KeyboardEvent) => boolean
}

/** A record beside its list, to read: arrows go on to the next row, Enter opens the record, Escape goes back to its row. */
export function PreviewPanel({ controller, id, onClosed, notice, actions, onKey }: PreviewPanelProps) {
  const { text } = useLocale()
  const navigation = useNavigation()
  const [isOpen, setOpen] = useState(true)
  const { rows, address, resource, params } = controller
  const { status, record, error } = useRecord(resource.contract, useRested(id), params)
  const keys = useRef<HTMLDivElement>(null)
  const place = rows.findIndex((row) => row.id === id)
  const row = rows[place]
  const move = (step: -1 | 1) => {
    const next = besideIn(keys.current?.closest('.ep-list'), id, step)
    if (next !== undefined) address.openPreview(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (step) move(step)
    else if (event.key === 'Enter' && !isControl(event.target)) navigation.navigate(controller.recordAddress(id))
    else if (!onKey?.(event)) return
    event.preventDefault()
  }
  // What the list knows stands there at once; the rest of the record follows.
  const shown = record ?? row
  const isMissing = status === 'error' && !shown
  const title = shown ? resource.title(shown) : `${controller.text.singular} #${id}`
  return (
    // Keys of the dialog arrive here, for it is a child of this element to React.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={keys} className="ep-list-preview-keys" onKeyDown={onKeyDown}>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onClosed={onClosed}
        title={title}
        size="panel"
        position="right"
        isDismissable
        footer={
          isMissing ? undefined : (
            <>
              {!address.layout.isTree && !address.layout.isBoard && address.layout.calendar === undefined && (
                <MoveButtons place={place} count={rows.length} onMove={move} />
              )}
              <Link to={controller.recordAddress(id)} className={`ep-list-button ${actions ? '' : 'ep-list-button-accent'}`}>
                {text('list.preview.open')}
              </Link>
              {actions}
            </>
          )
        }
      >
        <PreviewBody
          controller={controller}
          id={id}
          record={shown}
          isWhole={record !== undefined}
          error={status === 'error' ? error : undefined}
          notice={notice}
        />
      </Modal>
    </div>
  )
}

/** The record whose row stands before or after, as they are drawn: a tree has another order than its page. */
function besideIn(list: Element | null | undefined, id: number, step: -1 | 1): number | undefined {
  const ids = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].map(({ dataset }) => Number(dataset.row))
  const place = ids.indexOf(id)
  return place < 0 ? undefined : ids[place + step]
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button') !== null
}

interface PreviewBodyProps extends Pick<PreviewPanelProps, 'controller' | 'id' | 'notice'> {
  readonly record: Stored | undefined
  /** Not only what the list knows of it. */
  readonly isWhole: boolean
  readonly error: unknown
}

function PreviewBody({ controller: { resource, text: names }, id, record, isWhole, error, notice }: PreviewBodyProps) {
  const locale = useLocale()
  const body = useRef<HTMLDivElement>(null)
  // The focus stands in what scrolls, so that Page Down and Space scroll it.
  useEffect(() => body.current?.focus(), [])
  const { text } = locale
  return (
    <div ref={body} className="ep-list-preview" tabIndex={-1} aria-busy={!isWhole && !error}>
      <p className="ep-list-preview-head">
        <output>
          {names.singular} <span className="ep-code">#{id}</span>
        </output>
        {record && (
          <StatusBadge status={record.status} label={optionLabel(locale, resource.messages, { key: 'status', value: record.status })} />
        )}
      </p>
      {Boolean(error) && <p role="alert">{failureText(error, locale)}</p>}
      {notice}
      {record &&
        filledSections(resource, record).map(({ title, fields }) => (
          <section key={title}>
            <h3>{names.sections[title]}</h3>
            <PreviewFields fields={fields} scope={record as never} record={record as never} messages={resource.messages} />
          </section>
        ))}
      {record && (
        <p className="ep-list-preview-foot">
          {text('common.field.updatedAt')} {locale.dateTime(record.updatedAt)}
          {record.updatedBy && ` · ${record.updatedBy.label}`}
        </p>
      )}
    </div>
  )
}

interface MoveButtonsProps {
  /** Of the record among the rows; -1 when it is not on this page. */
  readonly place: number
  readonly count: number
  readonly onMove: (step: -1 | 1) => void
}

function MoveButtons({ place, count, onMove }: MoveButtonsProps) {
  const { text } = useLocale()
  if (place < 0) return null
  return (
    <span className="ep-list-preview-moves">
      <button
        type="button"
        className="ep-list-icon-button"
        aria-label={text('list.preview.previous')}
        aria-disabled={place === 0}
        onClick={() => onMove(-1)}
      >
        <ChevronUp aria-hidden="true" width="1.25em" height="1.25em" />
      </button>
      <button
        type="button"
        className="ep-list-icon-button"
        aria-label={text('list.preview.next')}
        aria-disabled={place === count - 1}
        onClick={() => onMove(1)}
      >
        <ChevronDown aria-hidden="true" width="1.25em" height="1.25em" />
      </button>
      <span>{text('list.preview.place', { place: place + 1, count })}</span>
    </span>
  )
}
