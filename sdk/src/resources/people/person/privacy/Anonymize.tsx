import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../../../api/ApiError.js'
import { toggle } from '../../../../kinds/choice/toggle.js'
import { ToggleControl } from '../../../../controls/ToggleControl.js'
import { reasonIssue, type RecordPanelProps } from '../../../../core/workflow.js'
import { useApi } from '../../../../data/DataProvider.js'
import { useRefresh } from '../../../../data/useRefresh.js'
import { Button } from '../../../../feedback/Button.js'
import { useToasts } from '../../../../feedback/FeedbackProvider.js'
import { issueText } from '../../../../form/checks/issueTexts.js'
import { Notice } from '../../../../form/notices/Notice.js'
import { ReasonField } from '../../../../form/status/ReasonField.js'
import { useForm, useIsDirty } from '../../../../form/store/FormContext.js'
import { reasonOf, Refusal } from '../../../../form/status/Refusal.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { refusalText } from '../../../../locale/resourceText.js'
import { personContract } from '../contract.js'
import type { Person } from '../schema.js'
import type { DataObstacle } from './answers.js'
import { panelTexts } from './panelTexts.js'
import { anonymizePath } from './usePersonalData.js'

interface AnonymizeProps extends Pick<RecordPanelProps, 'record' | 'onClose' | 'onField' | 'onChanged'> {
  readonly obstacles: readonly DataObstacle[]
  /** What hinders it has changed meanwhile. */
  readonly onStale: () => void
}

/** What hinders an anonymisation, or else the reason and the confirmation that it needs. */
export function Anonymize({ record, obstacles, onField, ...props }: AnonymizeProps) {
  const locale = useLocale()
  const texts = panelTexts[locale.locale]
  const { store } = useForm()
  const { resource } = store
  const isDirty = useIsDirty(store)
  const { anonymized } = record as Person
  if (anonymized)
    return (
      <p>
        {`${texts.done} ${locale.dateTime(anonymized.at)}.`}
        <br />
        {`${texts.reason}: ${anonymized.reason}`}
      </p>
    )
  if (obstacles.length > 0)
    return (
      <Refusal
        reasons={obstacles.map((issue) => ({ ...reasonOf(resource, locale, issue), words: issue.message }))}
        title={texts.hindered}
        isStanding
        onField={onField}
      />
    )
  // They could hold what the anonymisation removes.
  if (isDirty) return <Notice tone="notice" title={texts.unsaved} />
  return <Confirmation record={record} {...props} />
}

function Confirmation({ record, onClose, onChanged, onStale }: Omit<AnonymizeProps, 'obstacles' | 'onField'>) {
  const locale = useLocale()
  const texts = panelTexts[locale.locale]
  const { resource } = useForm().store
  const [reason, setReason] = useState('')
  const [isUnderstood, setUnderstood] = useState(false)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { send, isPending, failure } = useAnonymize(record, { onChanged, onStale, onDone: onClose })
  const issue = reasonIssue(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React passes the event on to the record's form around this panel.
    event.stopPropagation()
    setTried(true)
    if (!issue && isUnderstood) void send(reason.trim())
    else form.current?.querySelector<HTMLElement>(issue ? 'textarea' : 'input')?.focus()
  }
  return (
    <form ref={form} className="ep-form-notices" onSubmit={submit} noValidate>
      <p>{texts.effect}</p>
      {failure === undefined ? null : <Notice tone="negative" title={failure} isUrgent />}
      <ReasonField
        value={reason}
        marks="required"
        error={isTried && issue ? issueText(resource, locale, issue) : undefined}
        onChange={setReason}
      />
      <ToggleControl
        control={understood}
        label={texts.confirm}
        value={isUnderstood}
        marks="required"
        error={isTried && !isUnderstood ? texts.unconfirmed : undefined}
        onChange={(value) => setUnderstood(value === true)}
      />
      <div className="ep-personal-actions">
        <Button variant="negative" type="submit" aria-disabled={isPending || undefined}>
          {texts.anonymize}
        </Button>
      </div>
    </form>
  )
}

const understood = toggle()

interface Outcome {
  readonly onChanged: () => void
  readonly onStale: () => void
  readonly onDone: () => void
}

/** Sends the call, once at a time. */
function useAnonymize({ id, version }: RecordPanelProps['record'], { onChanged, onStale, onDone }: Outcome) {
  const api = useApi()
  const { resource } = useForm().store
  const translator = useLocale()
  const { text, locale } = translator
  const toasts = useToasts()
  const refresh = useRefresh(personContract)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async (reason: string) => {
    if (isPending) return
    setPending(true)
    setFailure(undefined)
    try {
      await api.send('POST', anonymizePath(id), { reason }, { headers: { 'If-Match': `"${version}"` } })
      refresh()
      onChanged()
      toasts.show({ severity: 'success', title: panelTexts[locale].anonymized })
      onDone()
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'network'
      const told = error instanceof ApiError && error.status === 403 ? error.message : undefined
      setFailure(told ?? refusalText(translator, resource.messages, { code }) ?? text('common.error.detail'))
      // Somebody else changed the record, or something hinders it now.
      if (error instanceof ApiError && [409, 412].includes(error.status)) {
        onChanged()
        onStale()
      }
    } finally {
      setPending(false)
    }
  }
  return { send, isPending, failure }
}
