import { Button } from '../../feedback/Button.js'
import { CircleSlash, Clock, TriangleAlert, WifiOff } from '../../icons/icons.js'
import type { ReactNode } from 'react'
import { useIsSlow } from '../../feedback/useIsSlow.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { ListController } from '../state/useListController.js'

/** Notices about the rows: out of date, failed to reload, or slow. */
export function ListNotices({ controller }: { readonly controller: ListController }) {
  const { text, plural, dateTime } = useLocale()
  const { list, phase, missed } = controller
  const isSlow = useIsSlow(list.isFetching)
  return (
    <output className="ep-list-notices">
      {missed && (
        <Notice
          tone="notice"
          icon={<TriangleAlert aria-hidden="true" />}
          action={text('list.page', { page: missed.page })}
          onAction={missed.show}
        >
          {plural('list.missed', missed.count, { page: missed.page })}
        </Notice>
      )}
      {isSlow && (
        <Notice tone="info" icon={<Clock aria-hidden="true" />} action={text('common.action.cancel')} onAction={controller.cancel}>
          {text('list.slow')}
        </Notice>
      )}
      {controller.isCancelled && phase === 'rows' && (
        <Notice tone="notice" icon={<CircleSlash aria-hidden="true" />} action={text('common.action.retry')} onAction={controller.retry}>
          {text('list.cancelled')}
        </Notice>
      )}
      {list.isOffline && phase === 'rows' && (
        <Notice tone="notice" icon={<WifiOff aria-hidden="true" />} action={text('common.action.retry')} onAction={controller.retry}>
          <span data-says-offline="">
            {list.isStale ? text('list.offline.before') : text('list.offline', { value: dateTime(list.updatedAt ?? '') })}
          </span>
        </Notice>
      )}
      {Boolean(list.error) && !list.isOffline && phase === 'rows' && (
        <Notice tone="notice" icon={<TriangleAlert aria-hidden="true" />} action={text('common.action.retry')} onAction={controller.retry}>
          {text('list.outdated')}
        </Notice>
      )}
    </output>
  )
}

interface NoticeProps {
  readonly tone: 'info' | 'notice'
  readonly icon: ReactNode
  readonly action: string
  readonly onAction: () => void
  readonly children: ReactNode
}

function Notice({ tone, icon, action, onAction, children }: NoticeProps) {
  return (
    <div className={`ep-list-notice ep-list-notice-${tone}`}>
      {icon}
      <span>{children}</span>
      <Button variant="link" onPress={onAction}>
        {action}
      </Button>
    </div>
  )
}
