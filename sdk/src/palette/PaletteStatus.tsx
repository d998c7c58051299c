import { Button } from '../feedback/Button.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useMount } from '../mount/MountProvider.js'
import { isMacKeyboard, keyName } from './keyNames.js'
import type { RecordSearch } from './useRecordSearch.js'

interface PaletteStatusProps {
  /** Trimmed text. */
  readonly typed: string
  readonly search: RecordSearch
  /** Number of shown entries. */
  readonly count: number
  /** The retry button disappears with the failure, so the caller must move the focus. */
  readonly onRetry: () => void
}

/** State of the search, or the keys when there is nothing else to say. */
export function PaletteStatus({ typed, search, count, onRetry }: PaletteStatusProps) {
  const { text, plural } = useLocale()
  const isMac = isMacKeyboard(useMount().host.ownerDocument.defaultView)
  const message = messageOf()
  const retry = () => {
    onRetry()
    search.retry()
  }
  return (
    <div className="ep-palette-foot">
      <span role="status" data-empty={message === '' || undefined}>
        {message}
      </span>
      {search.status === 'failed' || search.status === 'offline' ? (
        <Button variant="link" onPress={retry}>
          {text('common.action.retry')}
        </Button>
      ) : (
        <span className="ep-palette-keys" aria-hidden="true">
          {text('palette.keys', { key: keyName('Control', { isMac, space: '' }) })}
        </span>
      )}
    </div>
  )

  function messageOf(): string {
    if (search.status === 'loading') return text('palette.loading')
    if (search.status === 'failed') return text('palette.failed')
    if (search.status === 'offline') return text('palette.offline')
    if (typed === '') return ''
    if (count === 0 && search.status === 'idle') return text('palette.short')
    return count === 0 ? text('palette.nothing', { value: typed }) : plural('palette.count', count)
  }
}
