import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { Button } from '../../feedback/Button.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import type { Draft } from '../../drafts/draft.js'
import { type LocaleValue, useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { useForm } from '../store/FormContext.js'
import { focusFirstField } from '../checks/focusFirstField.js'
import { part } from '../../feedback/part.js'
import { Notice } from '../notices/Notice.js'
import { isLocked, isOutdated } from './draftContent.js'
import type { FormDraft } from './formDraft.js'

interface DraftNoticeProps {
  readonly draft: FormDraft
  readonly record: Stored | undefined
}

/** Rare, so that it loads when it is needed. */
const DraftText = part(() => import('./DraftText.js'), 'DraftText')

/** Names of fields in an offer: enough to tell two drafts apart. */
const shownFields = 6
/** Milliseconds that the notice of a discarded draft offers it back; "o que aconteceu" offers it longer. */
const undoLife = 10_000

/** Offers what an earlier visit left unsaved, or says that it was taken up. */
export function DraftNotice({ draft, record }: DraftNoticeProps) {
  const locale = useLocale()
  const { text } = locale
  const form = useForm()
  const toasts = useToasts()
  const { resource } = form.store
  // Its buttons are gone then, so the notice takes the focus.
  if (draft.isRestored)
    return (
      <Notice tone="info" isUrgent title={text('form.draft.restored')}>
        {draft.hasOther && <p>{text('form.draft.further')}</p>}
      </Notice>
    )
  const { offer } = draft
  if (!offer) return null
  const labelOf = (key: string) => fieldLabel(locale, resource.messages, key)
  const leftOut = offer.leftOut.map(labelOf).join(', ')
  const kept = heldBy(resource, offer)
  const typed = firstText(resource, offer)
  const isShut = isLocked(offer, form)
  const discard = () => {
    const onPress = draft.discard()
    focusFirstField(form, false)
    const action = { label: text('common.record.undo'), onPress, isLasting: true }
    toasts.show({ severity: 'success', title: text('form.draft.discarded'), detail: typed && said(typed), life: undoLife, action })
  }
  const said = ({ key, value }: TypedText) => `${labelOf(key)}: ${value}`
  return (
    <Notice
      key={offer.id}
      tone="info"
      title={draftTitle(locale, offer)}
      actions={
        <>
          {!isShut && (
            <Button variant="accent" onPress={draft.resume}>
              {text('form.draft.resume')}
            </Button>
          )}
          <Button variant="secondary" onPress={discard}>
            {text('form.draft.discard')}
          </Button>
          {draft.hasOther && (
            <Button variant="link" onPress={draft.showOther}>
              {text('form.draft.other')}
            </Button>
          )}
        </>
      }
    >
      {isShut ? (
        <>
          <p>{text('form.draft.locked')}</p>
          <DraftText draft={offer} keys={kept.map(({ key }) => key)} />
        </>
      ) : (
        <>
          {typed && <p>{said(typed)}</p>}
          {kept.length > 0 && <HeldFields kept={kept} labelOf={labelOf} />}
        </>
      )}
      {record && !isShut && isOutdated(offer, record) ? (
        <p>{text('form.draft.outdated', { who: record.updatedBy?.label ?? text('form.system'), at: locale.dateTime(record.updatedAt) })}</p>
      ) : null}
      {leftOut ? <p>{text('form.draft.leftOut', { fields: leftOut })}</p> : null}
    </Notice>
  )
}

interface HeldFieldsProps {
  readonly kept: readonly HeldField[]
  readonly labelOf: (key: string) => string
}

/** "Campos preenchidos: Itens (3), Objeto". */
function HeldFields({ kept, labelOf }: HeldFieldsProps) {
  const { text, plural, number } = useLocale()
  const named = kept.slice(0, shownFields).map(({ key, count, isLines }) => {
    if (count === undefined) return labelOf(key)
    return `${labelOf(key)} (${isLines ? plural('form.draft.lines', count) : number(count)})`
  })
  return (
    <p>
      {text('form.draft.holds', { fields: named.join(', ') })}
      {kept.length > shownFields && '…'}
    </p>
  )
}

interface HeldField {
  readonly key: string
  /** Rows of a list, or lines of a pasted text. */
  readonly count?: number
  readonly isLines?: boolean
}

/** The fields of a draft, those with several entries first: what has most to lose is named. */
function heldBy({ fields }: AnyResource, { values }: Draft): readonly HeldField[] {
  const held = Object.entries(values).flatMap(([key, value]): HeldField[] => {
    const { kind, of } = fields[key] ?? {}
    if (Array.isArray(value)) return [{ key, count: value.length }]
    // No section shows it, but a person pasted it.
    if (of?.kind.isLong) return typeof value === 'string' ? [{ key, count: linesIn(value).length, isLines: true }] : []
    return kind?.isHidden ? [] : [{ key }]
  })
  return held.toSorted((one, other) => Number(other.count !== undefined) - Number(one.count !== undefined))
}

const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

interface TypedText {
  readonly key: string
  readonly value: string
}

/** What tells a draft from others of its form: the typed name, else the first typed text. Personal data is not shown before it is asked for. */
function firstText({ fields, titleField }: AnyResource, { values, personal = [] }: Draft): TypedText | undefined {
  const kindOf = (key: string) => (fields[key]?.of ?? fields[key])?.kind.name ?? ''
  const isText = (key: string) => ['text', 'multiline'].includes(kindOf(key)) && !personal.includes(key)
  for (const key of [titleField, ...Object.keys(values)]) {
    const value = values[key]
    if (!isText(key) || typeof value !== 'string' || value.trim() === '') continue
    const [first = '', ...more] = linesIn(value)
    return { key, value: more.length > 0 ? `${first.trim()} …` : first.trim() }
  }
  return undefined
}

/** When the draft was left: "Você tem alterações não salvas de hoje às 10:32." */
export function draftTitle({ text, dateTime }: LocaleValue, { savedAt }: Draft): string {
  const parts = (moment: number) => dateTime(new Date(moment).toISOString()).split(' ')
  const [date = '', time = ''] = parts(savedAt)
  if (date === parts(Date.now())[0]) return text('form.draft.today', { time })
  if (date === parts(Date.now() - 24 * 3_600_000)[0]) return text('form.draft.yesterday', { time })
  return text('form.draft.before', { date, time })
}
