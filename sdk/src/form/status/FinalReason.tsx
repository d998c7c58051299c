import type { HistoryEntry } from '../../api/recordCalls.js'
import { useHistory } from '../../data/useHistory.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'
import { Notice } from '../notices/Notice.js'
import { useForm } from '../store/FormContext.js'

interface StatusPlace {
  readonly recordId: number
  readonly status: string
}

/** Who set the record's final status, when and why; empty until that is known. */
export function FinalReason(place: StatusPlace) {
  const last = useLastStep(place)
  return last ? <Said entry={last} /> : null
}

/** Why a record has its present status; empty without a reason. */
export function StatusNotice(place: StatusPlace) {
  const locale = useLocale()
  const { messages } = useForm().store.resource
  const last = useLastStep(place)
  if (!last?.reason) return null
  return (
    <Notice tone="notice" title={optionLabel(locale, messages, { key: 'status', value: place.status })}>
      <Said entry={last} />
    </Notice>
  )
}

function useLastStep({ recordId, status }: StatusPlace): HistoryEntry | undefined {
  const { store, params } = useForm()
  const { entries } = useHistory(store.resource.contract, recordId, params)
  return entries.find(({ action, changes }) => action === 'transition' && changes.some(({ after }) => after === status))
}

function Said({ entry: { reason, by, at } }: { readonly entry: HistoryEntry }) {
  const { text, dateTime } = useLocale()
  return (
    <p className="ep-notice-detail">
      {reason ? `${text('history.reason', { value: reason })} · ` : ''}
      {text('status.by', { who: by?.label ?? text('form.system'), at: dateTime(at) })}
    </p>
  )
}
