import { ApiError } from '../../api/ApiError.js'
import type { PathParams } from '../../api/client.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { useTransition } from '../../data/useTransition.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel, refusalText } from '../../locale/resourceText.js'

/** Returns a function that takes the last change of a record's status back, and reports it. It works after the page was left too. */
export function useTakeBack(resource: AnyResource, params?: PathParams): (record: Stored) => void {
  const locale = useLocale()
  const toasts = useToasts()
  const { takeBack } = useTransition(resource.contract, params)
  const { text } = locale
  return ({ id, version }) =>
    void takeBack(id, version).then(
      (record) => {
        const value = optionLabel(locale, resource.messages, { key: 'status', value: record.status })
        toasts.show({ severity: 'success', title: text('status.takenBack'), detail: text('status.changed', { value }), life: 5_000 })
      },
      (error: unknown) => {
        const code = error instanceof ApiError ? error.code : 'network'
        const detail = refusalText(locale, resource.messages, { code }) ?? text('common.error.detail')
        toasts.show({ severity: 'error', title: text('common.record.undo.failed'), detail })
      },
    )
}
