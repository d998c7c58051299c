import { Button } from '../../feedback/Button.js'
import { CircleSlash, FolderOpen, SearchX, TriangleAlert } from '../../icons/icons.js'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/ApiError.js'
import { noneNamed } from '../../data/searchForAddress.js'
import { part } from '../../feedback/part.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { failureText } from '../core/actionText.js'
import { isNarrowed } from '../core/listState.js'
import { CreateLink } from './ListHeader.js'
import type { ListPhase } from '../core/phase.js'
import type { ListController } from '../state/useListController.js'

const CreateSearched = part(() => import('./CreateSearched.js'), 'CreateSearched')

/** Shown instead of rows: says why there are none, and offers what to do. */
export function ListMessage({ controller }: { readonly controller: ListController }) {
  const locale = useLocale()
  const navigation = useNavigation()
  const { text } = locale
  const { list, phase, closed } = controller
  const retry = <MessageButton label={text('common.action.retry')} onPress={controller.retry} />
  const isOnlySearched = Object.keys(controller.query.filters).length === 0
  const clear = (
    <MessageButton label={text(isOnlySearched ? 'list.search.clear' : 'list.filters.clear')} onPress={controller.clearConditions} />
  )
  switch (phase) {
    case 'empty':
      if (controller.query.isDeleted)
        return <Message phase={phase} title={text('list.deleted.none')} detail={text('list.deleted.none.detail')} />
      return (
        <Message
          phase={phase}
          title={text('common.records.empty')}
          detail={(closed && controller.text.rules?.[closed]) ?? text('list.empty.detail')}
        >
          <CreateLink controller={controller} />
        </Message>
      )
    case 'nothing':
      return (
        <Message phase={phase} title={text('common.records.none')} detail={text(nothingText(controller))}>
          <span className="ep-list-message-actions">
            {clear}
            <CreateSearched controller={controller} />
          </span>
        </Message>
      )
    case 'cancelled':
      return (
        <Message phase={phase} title={text('list.cancelled')} detail={text('list.cancelled.detail')}>
          {retry}
        </Message>
      )
    case 'missing':
      return (
        <Message phase={phase} title={text('list.missing')} detail={failureText(list.error, locale)}>
          <MessageButton label={text('common.action.back')} onPress={() => navigation.back('/')} />
        </Message>
      )
    case 'failed':
      return (
        <Message phase={phase} title={text('list.failed')} detail={failureText(list.error, locale)}>
          <span className="ep-list-message-actions">
            {retry}
            {isNarrowed(controller.query) && clear}
          </span>
          <RequestId error={list.error} />
        </Message>
      )
    default:
      return null
  }
}

// A part of a CPF finds nothing, which is easily taken for a person who is not registered.
const nothingText = ({ query }: ListController) => (query.search === noneNamed ? 'list.nothing.document' : 'list.nothing.detail')

const icons = { empty: FolderOpen, nothing: SearchX, cancelled: CircleSlash, failed: TriangleAlert, missing: SearchX } as const

interface MessageProps {
  readonly phase: Exclude<ListPhase, 'loading' | 'rows'>
  readonly title: string
  readonly detail: string
  readonly children?: ReactNode
}

function Message({ phase, title, detail, children }: MessageProps) {
  const Icon = icons[phase]
  return (
    <div className={`ep-list-message ep-list-message-${phase}`} role={phase === 'failed' || phase === 'missing' ? 'alert' : undefined}>
      <span className="ep-list-message-icon">
        <Icon aria-hidden="true" width="1.75em" height="1.75em" />
      </span>
      <h2>{title}</h2>
      <p>{detail}</p>
      {children}
    </div>
  )
}

function MessageButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <Button variant="secondary" onPress={onPress}>
      {label}
    </Button>
  )
}

/** The id of the failed request, which users tell the operators of the server. */
function RequestId({ error }: { readonly error: unknown }) {
  const { text } = useLocale()
  const requestId = error instanceof ApiError && error.requestId
  return requestId ? <p className="ep-list-request-id">{text('common.failure.requestId', { value: requestId })}</p> : null
}
