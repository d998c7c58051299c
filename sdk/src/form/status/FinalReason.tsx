import { useHistory } from '../../data/useHistory.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useForm } from '../store/FormContext.js'

/** Who put the record into its final status, when and why; nothing while that is not known. */
export function FinalReason({ recordId, status }: { readonly recordId: number; readonly status: string }) {
  const { text, dateTime } = useLocale()
  const { store, params } = useForm()
  const { entries } = useHistory(store.resource.contract, recordId, params)
  const last = entries.find(({ action, changes }) => action === 'transition' && changes.some(({ after }) => after === status))
  if (!last) return null
  return (
    <p className="ep-notice-detail">
      {last.reason ? `${text('history.reason', { value: last.reason })} · ` : ''}
      {text('status.by', { who: last.by?.label ?? text('form.system'), at: dateTime(last.at) })}
    </p>
  )
}
