import { serverNow } from '../../core/serverClock.js'
import { Button } from '../../feedback/Button.js'
import { useState } from 'react'
import type { HistoryEntry, HistoryChange } from '../../api/recordCalls.js'
import { useHistory } from '../../data/useHistory.js'
import { Modal } from '../../feedback/Modal.js'
import { useFirstNew } from '../../feedback/useFirstNew.js'
import { type LocaleValue, useLocale } from '../../locale/LocaleProvider.js'
import { useForm, type FormScope, mayEdit } from '../store/FormContext.js'
import type { FormStore } from '../store/formStore.js'
import { Ban, FilePlus2, FileUp, Eraser, Eye, Pencil, Power, RotateCcw, Trash2, Undo2, Waypoints } from '../../icons/icons.js'
import { isRows } from '../../kinds/part/rows.js'
import { takenBack } from '../../core/record.js'
import { changedField, isNews, reasonText, sideText, type ChangedField } from './historyText.js'
import type { Locale } from '../../core/locale.js'
import { conditionScope, holds } from '../core/conditions.js'
import { getAt, presentPath, scopeOf } from '../core/fieldPath.js'
import { toValue } from '../core/formValues.js'
import { isVeil } from '../core/veiled.js'
import { isSame } from '../core/isSame.js'
import './history.css'

interface HistoryPanelProps {
  readonly recordId: number
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The panel has closed, with the path of the restored field, if there is one. */
  readonly onClosed: (restored?: string) => void
}

/** A panel beside the form: who changed the record, and when. A former value can be restored. */
export function HistoryPanel({ recordId, isOpen, onClose, onClosed }: HistoryPanelProps) {
  const { text } = useLocale()
  const [restored, setRestored] = useState<string>()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => onClosed(restored)}
      title={text('history.title')}
      position="right"
      size="panel"
      isDismissable
    >
      <HistoryBody
        recordId={recordId}
        onRestored={(path) => {
          setRestored(path)
          onClose()
        }}
      />
    </Modal>
  )
}

interface HistoryBodyProps {
  readonly recordId: number
  readonly onRestored: (path: string) => void
}

function HistoryBody({ recordId, onRestored }: HistoryBodyProps) {
  const { text } = useLocale()
  const { store, params } = useForm()
  const history = useHistory(store.resource.contract, recordId, params)
  if (history.status === 'loading') return <HistorySkeleton label={text('history.loading')} />
  if (history.status === 'error') {
    return (
      <div className="ep-history-message" role="alert">
        <p>{text('history.failed')}</p>
        <Button variant="secondary" onPress={history.retry}>
          {text('common.action.retry')}
        </Button>
      </div>
    )
  }
  if (history.entries.length === 0) return <p className="ep-history-message">{text('history.empty')}</p>
  return (
    <>
      <HistoryList entries={history.entries} onRestored={onRestored} />
      {history.hasFailedMore ? (
        <p className="ep-history-message" role="alert">
          {text('history.failed')}
        </p>
      ) : null}
      {history.hasMore ? (
        <div className="ep-history-more">
          <Button variant="secondary" aria-disabled={history.isLoadingMore || undefined} onPress={history.loadMore}>
            {text(history.isLoadingMore ? 'history.loading' : 'history.older')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function HistoryList({ entries, onRestored }: Pick<HistoryBodyProps, 'onRestored'> & { readonly entries: readonly HistoryEntry[] }) {
  const { text } = useLocale()
  // One moment for all entries: "há 2 minutos" must not differ between lines.
  const [now] = useState(() => serverNow())
  const list = useFirstNew<HTMLOListElement>(entries.length)
  return (
    <ol ref={list} className="ep-history" aria-label={text('history.title')}>
      {entries.map((entry) => (
        <HistoryItem key={entry.id} entry={entry} now={now} onRestored={onRestored} />
      ))}
    </ol>
  )
}

function HistorySkeleton({ label }: { readonly label: string }) {
  return (
    <div className="ep-history-skeleton" role="status">
      <span className="ep-visually-hidden">{label}</span>
      {[0, 1, 2].map((index) => (
        <div key={index} aria-hidden="true">
          <div className="ep-bone ep-bone-label" />
          <div className="ep-bone ep-bone-field" />
        </div>
      ))}
    </div>
  )
}

/** Changes of one entry that are shown at once; a press shows the others. */
const shownChanges = 5

const icons: Readonly<Record<string, typeof Pencil>> = {
  create: FilePlus2,
  update: Pencil,
  delete: Trash2,
  restore: RotateCcw,
  activate: Power,
  inactivate: Ban,
  transition: Waypoints,
  reveal: Eye,
  import: FileUp,
  anonymize: Eraser,
}

interface HistoryItemProps {
  readonly entry: HistoryEntry
  readonly now: number
  readonly onRestored: (path: string) => void
}

/** One entry of the record's history. */
function HistoryItem({ entry, now, onRestored }: HistoryItemProps) {
  const locale = useLocale()
  const { text, maybeText, dateTime } = locale
  const { store } = useForm()
  const { resource } = store
  // Of a number in a row: whose it was.
  const shownOf = entry.action === 'reveal' ? entry.changes.filter(({ field }) => field.includes('.')) : []
  const reason = entry.reason && reasonText(locale, resource, entry.reason)
  const command =
    entry.reason !== takenBack && entry.transition ? resource.messages[locale.locale].transitions?.[entry.transition] : undefined
  const Icon = icons[entry.action] ?? Pencil
  const changes = entry.changes.filter(isNews)
  // The values of a new record are shown when a person asks for them.
  const shown = entry.action === 'create' ? [] : changes.slice(0, shownChanges)
  const rest = changes.slice(shown.length)
  const isUpdate = entry.action === 'update'
  return (
    <li className="ep-history-item">
      <span className="ep-history-icon" aria-hidden="true">
        <Icon />
      </span>
      <div className="ep-history-what">
        <h3 className="ep-history-title">{command ?? maybeText(`history.action.${entry.action}`) ?? entry.action}</h3>
        <p className="ep-history-when">
          {entry.by?.label ?? text('form.system')} · {relativeTime(locale.locale, entry.at, now)} ·{' '}
          <time dateTime={entry.at}>{dateTime(entry.at)}</time>
        </p>
        {shownOf.map((change) => (
          <p key={change.field} className="ep-history-reason">
            {fieldOfChange(store, locale, change).field.label}
          </p>
        ))}
        {reason ? <p className="ep-history-reason">{text('history.reason', { value: reason })}</p> : null}
        <ChangeList changes={shown} isUpdate={isUpdate} onRestored={onRestored} />
        {rest.length > 0 ? (
          <details className="ep-history-rest">
            <summary>{locale.plural(entry.action === 'create' ? 'history.filled' : 'history.moreFields', rest.length)}</summary>
            <ChangeList changes={rest} isUpdate={isUpdate} onRestored={onRestored} />
          </details>
        ) : null}
      </div>
    </li>
  )
}

interface ChangesProps extends Pick<HistoryItemProps, 'onRestored'> {
  /** An earlier record had these values. */
  readonly isUpdate: boolean
}

function ChangeList({ changes, ...props }: ChangesProps & { readonly changes: readonly HistoryChange[] }) {
  if (changes.length === 0) return null
  return (
    <dl className="ep-history-changes">
      {changes.map((change) => (
        <Change key={`${change.field} ${change.rowIds?.join(' ') ?? ''}`} change={change} {...props} />
      ))}
    </dl>
  )
}

/** Rows may have moved since: a change follows its row to its present place. A row that is gone has no name in the values, where another one has its place. */
function fieldOfChange({ resource, getState }: FormStore, locale: LocaleValue, change: HistoryChange) {
  const { values } = getState()
  const path = presentPath(values, change)
  return { path, field: changedField(resource, locale, path === undefined ? { path: change.field } : { path, values }) }
}

function Change({ change, isUpdate, onRestored }: ChangesProps & { readonly change: HistoryChange }) {
  const locale = useLocale()
  const { text } = locale
  const form = useForm()
  const { path, field } = fieldOfChange(form.store, locale, change)
  const isOrder = isRows(field.control) && Array.isArray(change.before) && Array.isArray(change.after)
  const before = sideText(field, locale, change, 'before')
  const after = sideText(field, locale, change, 'after')
  const blank = text('history.blank')
  // A field of a new row or a new record had no value before.
  const hasBefore = change.before !== null || (isUpdate && !change.field.includes('['))
  return (
    <div className="ep-history-change">
      <dt>{isOrder ? text('history.order', { label: field.label }) : field.label}</dt>
      <dd>
        {hasBefore ? (
          <>
            <span className="ep-visually-hidden">{text('history.before')}</span>
            <span className={before ? 'ep-history-before' : 'ep-history-blank'}>{before || blank}</span>
            <span aria-hidden="true"> → </span>
            <span className="ep-visually-hidden">{text('history.after')}</span>
          </>
        ) : null}
        <span className={after ? 'ep-history-after' : 'ep-history-blank'}>{after || blank}</span>
        {hasBefore && path !== undefined && isRestorable(form, field, { ...change, field: path }) ? (
          <Button
            variant="link"
            className="ep-history-restore"
            aria-label={text('history.restoreOf', { label: field.label, value: before || blank })}
            onPress={() => {
              restoreValue(form, field, { ...change, field: path })
              onRestored(path)
            }}
          >
            <Undo2 aria-hidden="true" className="ep-icon" />
            {text('history.restore')}
          </Button>
        ) : null}
      </dd>
    </div>
  )
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago a timestamp is: "há 2 horas", "ontem". Empty for anything else. */
function relativeTime(locale: Locale, timestamp: string, now: number): string {
  const seconds = (Date.parse(timestamp) - now) / 1000
  if (Number.isNaN(seconds)) return ''
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit)
  }
  return format.format(0, 'second')
}

/** Whether a person may restore the former value: the field is shown, editable and not private, and its value differs. */
function isRestorable(form: FormScope, { control, isSensitive }: ChangedField, { field, before }: HistoryChange): boolean {
  // Of replaced or removed files only the name is kept.
  if (!control || isSensitive || isVeil(before) || !mayEdit(form, field) || control.kind.isFile || control.fieldset) return false
  const { values } = form.store.getState()
  const scope = scopeOf(field)
  if (scope !== '' && getAt(values, scope) === undefined) return false
  const inScope = conditionScope(values, scope)
  const { visible, readOnly } = control.options
  if (!holds(visible, inScope, true) || holds(readOnly, inScope, false)) return false
  return !isSame(getAt(values, field), toValue(control, before))
}

/** Puts the former value into the form as an unsaved edit. */
function restoreValue(form: FormScope, { control }: ChangedField, { field, before, beforeLabel }: HistoryChange): void {
  if (!control) return
  const link = typeof before === 'number' && beforeLabel !== undefined ? { id: before, label: beforeLabel } : undefined
  form.store.change(field, toValue(control, before), link && { control, link })
}
