import type { HistoryEntry } from '../../api/recordCalls.js'
import type { Lack } from '../../core/issue.js'
import type { Stored } from '../../core/record.js'
import { useHistory } from '../../data/useHistory.js'
import { Button } from '../../feedback/Button.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel, optionLabel, ruleText } from '../../locale/resourceText.js'
import { RemarkList } from '../checks/RemarkList.js'
import { reasonText } from './historyText.js'
import { namedFields } from './namedFields.js'
import { Notice } from '../notices/Notice.js'
import { openFields, useForm } from '../store/FormContext.js'
import { Fragment, type ReactNode } from 'react'

interface StatusPlace {
  readonly recordId: number
  readonly status: string
}

/** Who set the record's final status, when and why; a free line until that is known. */
export function FinalReason(place: StatusPlace) {
  const { last, isKnown } = useLastStep(place)
  if (last) return <Said entry={last} />
  return isKnown ? null : <div className="ep-notice-line" />
}

/** What a record lacks, for the commands that the lacks name. */
export interface LackProps {
  readonly record: Stored
  readonly lacks: readonly Lack[]
}

interface StatusNoticeProps {
  readonly record: Stored
  /** Offers the commands that the lacks name. @default nothing */
  readonly commandsOf?: (lack: LackProps) => ReactNode
}

/**
 * Why a record has its present status: the reason that somebody gave, with what it lacks for an approval, or the entity's own words about a status
 * that the server gives; empty without any.
 */
export function StatusNotice({ record, commandsOf }: StatusNoticeProps) {
  const locale = useLocale()
  const { resource } = useForm().store
  const { last, isKnown } = useLastStep({ recordId: record.id, status: record.status })
  // A reason that somebody gave names one thing of several: what is missing stays beside it.
  const lacks = isKnown ? (resource.decide?.lacks?.(record) ?? []) : []
  const usual = last?.reason || !isKnown ? undefined : ruleText(locale, resource.messages, { code: record.status })
  if (!last?.reason && lacks.length === 0 && !usual) return null
  return (
    <Notice
      tone="notice"
      title={optionLabel(locale, resource.messages, { key: 'status', value: record.status })}
      actions={lacks.some(({ transition }) => transition) && commandsOf?.({ record, lacks })}
    >
      {lacks.length > 0 && <RemarkList className="ep-summary" resource={resource} remarks={lacks} />}
      {usual && lacks.length === 0 && <p>{usual}</p>}
      {last && <Said entry={last} />}
      {last?.reason && <NamedFields reason={last.reason} />}
    </Notice>
  )
}

/** Ways to the fields that the reason names. */
function NamedFields({ reason }: { readonly reason: string }) {
  const locale = useLocale()
  const form = useForm()
  const { resource } = form.store
  const open = openFields(form)
  const keys = form.isReadOnly ? [] : namedFields(resource, locale, reason).filter((key) => open === undefined || open.includes(key))
  if (keys.length === 0) return null
  return (
    <p className="ep-notice-detail">
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 ? ' · ' : ''}
          <Button variant="link" onPress={() => form.places.focus(key)}>
            {locale.text('status.goTo', { label: fieldLabel(locale, resource.messages, key) })}
          </Button>
        </Fragment>
      ))}
    </p>
  )
}

function useLastStep({ recordId, status }: StatusPlace) {
  const { store, params } = useForm()
  const history = useHistory(store.resource.contract, recordId, params)
  const last = history.entries.find(({ action, changes }) => action === 'transition' && changes.some(({ after }) => after === status))
  return { last, isKnown: history.status !== 'loading' }
}

function Said({ entry }: { readonly entry: HistoryEntry }) {
  const locale = useLocale()
  const { text, dateTime } = locale
  const { resource } = useForm().store
  const reason = entry.reason && reasonText(locale, resource, entry.reason)
  return (
    <p className="ep-notice-detail">
      {reason ? `${text('history.reason', { value: reason })} · ` : ''}
      {text('status.by', { who: entry.by?.label ?? text('form.system'), at: dateTime(entry.at) })}
    </p>
  )
}
