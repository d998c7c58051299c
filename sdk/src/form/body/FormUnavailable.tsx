import { Button } from '../../feedback/Button.js'
import { SearchX, TriangleAlert } from '../../icons/icons.js'
import { useEffectEvent, useLayoutEffect } from 'react'
import { ApiError } from '../../api/ApiError.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useMount } from '../../mount/MountProvider.js'
import type { FormController } from '../record/useFormController.js'
import '../frame/form.css'

interface FormUnavailableProps {
  readonly controller: FormController
  readonly onLeave: () => void
}

/** Reads again when the network is back. A refusal of the server stays. */
export function useReturnOfNetwork({ error, reload }: Pick<FormController, 'error' | 'reload'>): void {
  const { host } = useMount()
  const ask = useEffectEvent(reload)
  const isMissed = error !== undefined && !(error instanceof ApiError)
  // In the same step as the message: the event of the next moment counts too.
  useLayoutEffect(() => {
    const view = host.ownerDocument.defaultView
    if (!isMissed || !view) return
    view.addEventListener('online', ask)
    return () => view.removeEventListener('online', ask)
  }, [host, isMissed])
}

const titles = { missing: 'form.missing.title', closed: 'form.closed.title' } as const

/** The record does not exist, could not be fetched, or cannot be added under its parent. */
export function FormUnavailable({ controller, onLeave }: FormUnavailableProps) {
  const { text, maybeText, locale } = useLocale()
  const { status, error, reload, closed = '', noAccess, resource } = controller
  const isFinal = status === 'missing' || status === 'closed'
  useReturnOfNetwork(controller)
  const Icon = isFinal ? SearchX : TriangleAlert
  const code = status === 'missing' ? 'not-found' : noAccess?.code ? noAccess.code : error instanceof ApiError ? error.code : 'network'
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return (
    <div className="ep-form-unavailable" role="alert">
      <span className="ep-form-unavailable-icon">
        <Icon aria-hidden="true" width="1.75em" height="1.75em" />
      </span>
      <h1 className="ep-form-title">{text(isFinal ? titles[status] : 'common.error')}</h1>
      <p>{resource.messages[locale].rules?.[closed] ?? maybeText(`common.failure.${code}`) ?? text('common.error.detail')}</p>
      {requestId && !isFinal ? <p className="ep-notice-detail">{text('common.failure.requestId', { value: requestId })}</p> : null}
      <div className="ep-form-buttons">
        <Button variant="secondary" onPress={onLeave}>
          {text('common.action.back')}
        </Button>
        {isFinal ? null : (
          <Button variant="accent" onPress={reload}>
            {text('common.action.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}
