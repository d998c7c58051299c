import { Button } from '../feedback/Button.js'
import type { ReactNode } from 'react'
import { ApiError } from '../api/ApiError.js'
import { useLocale } from '../locale/LocaleProvider.js'
import type { Attempt } from './useAttempt.js'

export interface AttemptNoticeProps {
  readonly attempt: Attempt
  /** Seconds until the server accepts another attempt. */
  readonly wait: number
  readonly onRetry: () => void
  readonly onCancel: () => void
}

/** The result of the last attempt and the next step; screen readers announce it. */
export function AttemptNotice({ attempt, wait, onRetry, onCancel }: AttemptNoticeProps) {
  const { text } = useLocale()
  const describe = useFailureText()
  return (
    <div aria-live="assertive" className="ep-account-live">
      {attempt.isSlow && (
        <Notice tone="notice" action={text('common.action.cancel')} onAction={onCancel}>
          {text('common.slow')}
        </Notice>
      )}
      {attempt.status === 'cancelled' && <Notice tone="notice">{text('account.cancelled')}</Notice>}
      {attempt.status === 'failed' && (
        <Notice tone="negative" action={isWorthRepeating(attempt.error) ? text('common.action.retry') : undefined} onAction={onRetry}>
          {describe(attempt.error, wait)}
        </Notice>
      )}
    </div>
  )
}

interface NoticeProps {
  readonly tone: 'notice' | 'negative'
  readonly action?: string
  readonly onAction?: () => void
  readonly children: ReactNode
}

function Notice({ tone, action, onAction, children }: NoticeProps) {
  return (
    <div className="ep-account-notice" data-tone={tone}>
      <span>{children}</span>
      {action && (
        <Button variant="link" onPress={onAction}>
          {action}
        </Button>
      )}
    </div>
  )
}

function useFailureText(): (error: unknown, wait: number) => string {
  const { text, plural, maybeText } = useLocale()
  return (error, wait) => {
    if (!(error instanceof ApiError)) return text('common.failure.network')
    if (error.code === 'throttled' && wait > 0) return plural('account.throttled', wait)
    if (error.code === 'invalid' && error.fieldErrors.length > 0) return text('account.invalid')
    // No record is involved, so a 404 means that the server's address is wrong.
    if (error.status === 404) return text('common.error.detail')
    const told = typeof error.body.message === 'string' && error.status < 500 ? error.body.message : text('common.error.detail')
    const reason = maybeText(`common.failure.${error.code}`) ?? told
    const isForOperators = error.status >= 500 && error.requestId !== undefined
    return isForOperators ? `${reason} ${text('common.failure.requestId', { value: error.requestId ?? '' })}` : reason
  }
}

/** Whether the same input may succeed a moment later. */
function isWorthRepeating(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.code === 'malformed'
}
