import { Button } from '../../feedback/Button.js'
import { useState } from 'react'
import type { HistoryEntry } from '../../api/recordCalls.js'
import { useHistory } from '../../data/useHistory.js'
import { Modal } from '../../feedback/Modal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useForm } from '../store/FormContext.js'
import { HistoryItem } from './HistoryItem.js'
import './history.css'

interface HistoryPanelProps {
  readonly recordId: number
  readonly isOpen: boolean
  readonly onClose: () => void
  /** It has left the page, with the path of the field that was given a former value, if one was. */
  readonly onClosed: (restored?: string) => void
}

/** Beside the form: who did what to the record, and when; a former value can be put back. */
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
  // One moment for all of them: "há 2 minutos" must not differ from line to line.
  const [now] = useState(() => Date.now())
  return (
    <ol className="ep-history" aria-label={text('history.title')}>
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
