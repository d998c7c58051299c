import { useState, useMemo } from 'react'
import { ApiError } from '../../api/ApiError.js'
import { isRefusal } from '../../api/attempts.js'
import { type FieldIssue, type Judged, parsePath } from '../../core/issue.js'
import type { Stored } from '../../core/record.js'
import { reasonIssue, type Transition } from '../../core/workflow.js'
import { useTransition } from '../../data/useTransition.js'
import { useConfirm } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel, refusalText, transitionLabel } from '../../locale/resourceText.js'
import type { FormController } from '../record/useFormController.js'
import type { PathParams } from '../../api/client.js'
import { contractPath } from '../../core/contract.js'
import type { AnyFieldset } from '../../core/control.js'
import { DefinitionError } from '../../core/errors.js'
import { locales } from '../../core/locale.js'
import { type AnyResource, fieldsetOf } from '../../core/resource.js'
import { issueText, pathLabel } from '../checks/issueTexts.js'
import { useFormChecks } from '../checks/useFormChecks.js'
import { toIssueMap } from '../checks/validation.js'
import { toValues } from '../core/formValues.js'
import { keepTyped } from '../record/keepTyped.js'
import type { FormScope } from '../store/FormContext.js'
import { createFormPlaces } from '../core/formPlaces.js'
import { createFormStore, type FormStore } from '../store/formStore.js'
import { readLinkNames } from '../core/linkNames.js'
import { unreadIssues } from '../store/unread.js'
import { type Reason, reasonOf } from './Refusal.js'
import { longLife, type TellChange, useChangeNotice } from './useChangeNotice.js'
import { useTakeBack } from './useTakeBack.js'

/** What became of an attempt; `incomplete`: a field or the answer to a question is missing, and nothing was sent. */
type Outcome = 'done' | 'incomplete' | 'refused' | 'unsure'

/** The parts of a form that a change of status needs; a list has them too. */
export interface StatusHolder
  extends Pick<FormController, 'resource' | 'params' | 'reload'>,
    Partial<Pick<FormController, 'form' | 'save'>> {
  /** Reports the change. `undo` takes it back, where it is reversible. @default a notice */
  readonly tell?: TellChange
}

interface StatusChangeOptions {
  readonly controller: StatusHolder
  /** None while the record is loading: nothing is sent. */
  readonly record: Stored | undefined
  readonly transition: Transition
  /** Values that its fields begin with, besides those of the resource. */
  readonly start?: Readonly<Record<string, unknown>>
  readonly onDone: () => void
}

/** Makes one change of status. A refusal is shown, and what was filled in stays. */
export function useStatusChange({ controller, record, transition, start, onDone }: StatusChangeOptions) {
  const locale = useLocale()
  const confirm = useConfirm()
  const { resource, params } = controller
  const { messages, contract } = resource
  const { change, isPending } = useTransition(contract, params)
  const takeBack = useTakeBack(resource, params)
  const notify = useChangeNotice()
  const { tell = notify } = controller
  const isPossible = record !== undefined && canTake(resource, transition, record)
  const payload = usePayload(resource, { name: transition.name, record, params, start }, isPossible)
  const [issue, setIssue] = useState<ReturnType<typeof reasonIssue>>()
  const [refusal, setRefusal] = useState<readonly Reason[]>([])
  const [refused, setRefused] = useState<readonly FieldIssue[]>([])
  const [attempts, setAttempts] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()
  const [isTried, setTried] = useState(false)
  const hasFailed = outcome !== undefined && outcome !== 'done'

  const forget = () => {
    setRefusal([])
    setRefused([])
  }
  const send = async (reason: string): Promise<boolean> => {
    const filled = await payload.check()
    const wrong = transition.needsReason ? reasonIssue(reason) : undefined
    setIssue(wrong)
    forget()
    if (wrong || !filled || !record) return false
    const question = resource.judge?.[transition.name]?.(filled as Readonly<Record<string, unknown>>, record).question
    if (question && !(await isMeant(question))) return false
    const body = question ? { ...filled, isConfirmed: true } : filled
    const changed = await change(record.id, { transition: transition.name, reason, version: record.version, payload: body })
    const own = resource.announce?.(changed, transition.name)
    const labelOf = (value: string) => optionLabel(locale, messages, { key: 'status', value })
    const value = labelOf(changed.status)
    const [to, next] = resource.leadsTo?.(record, transition.name, body as Readonly<Record<string, unknown>>) ?? []
    const undo = transition.isReversible ? () => takeBack(changed) : undefined
    if (own) tell(issueText(resource, locale, own), undo, longLife)
    // Some commands keep the status: a changed price, another receipt.
    else if (changed.status === record.status) tell(locale.text('status.same', { name: transitionLabel(resource, locale, transition) }))
    else if (to !== undefined && next === changed.status) tell(locale.text('status.changedOn', { to: labelOf(to), value }), undo)
    else tell(locale.text('status.changed', { value }), undo)
    return true
  }
  const isMeant = (question: NonNullable<Judged['question']>) => {
    const words = issueText(resource, locale, question)
    return confirm({
      title: locale.text('status.confirm.title'),
      message: question.path ? `${pathLabel(resource, locale, question.path)}: ${words}` : words,
      acceptLabel: locale.text('status.confirm.accept'),
      rejectLabel: locale.text('common.action.back'),
    })
  }
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) return setRefusal([{ words: locale.text('common.failure.network') }])
    const others = payload.refuse(error.fieldErrors)
    setRefused(others)
    setIssue(others.find(({ path }) => path === 'reason'))
    const told = others.filter(({ path }) => path !== 'reason').map((each) => reasonOf(resource, locale, each))
    const isShown = error.fieldErrors.length > 0
    const stale = locale.text(payload.form ? 'status.stale' : 'status.staleRecord')
    const words = error.code === 'stale' ? stale : refusalText(locale, messages, { code: error.code })
    setRefusal(isShown ? told : [{ words: words ?? locale.text('common.error.detail') }])
    // Another person was faster, or an answer was lost: the form shows the present record, and the next confirmation counts for it.
    if (['stale', 'no-transition', 'key-reused'].includes(error.code)) controller.reload()
  }
  const attempt = async (reason: string): Promise<Outcome> => {
    try {
      return (await send(reason)) ? 'done' : 'incomplete'
    } catch (error) {
      refuse(error)
      return isRefusal(error) ? 'refused' : 'unsure'
    }
  }
  const submit = async (reason: string) => {
    if (isPending || !record) return 'idle'
    setOutcome(undefined)
    setTried(true)
    const next = await attempt(reason)
    if (next === 'done') onDone()
    else setAttempts((count) => count + 1)
    setOutcome(next)
    return next
  }
  /** `submit` tells what became of it. `refused` holds the issues of `refusal` as the server sent them; `forget` removes both. `attempts` grows with each failed attempt, `hasFailed` tells of the last one; `isOver`: another person has left nothing to do. */
  const isOver = record !== undefined && (hasFailed || !isTried) && (!isPossible || payload.isOther)
  /** No answer came to the last attempt: the record may have changed. */
  const isUnsure = outcome === 'unsure'
  return { submit, payload, issue, refusal, refused, forget, attempts, hasFailed, isUnsure, isOver, isPending }
}

/** Whether the record, as it is now, can take the step. */
function canTake({ offers }: AnyResource, { name, from }: Transition, record: Stored): boolean {
  return from.includes(record.status) && offers?.(record, name) !== false
}

/** The fields of a transition besides its reason. */
export interface Payload {
  /** None where the transition has no fields. */
  readonly form: FormScope | undefined
  /** Of the dialog: rows and groups need more room. */
  readonly size: 'small' | 'medium' | 'large'
  /** The record has changed, and the step would be about something else now. */
  readonly isOther: boolean
  /** @returns what is sent, or undefined while a field is wrong, which shows its message. @throws what loading the schema threw */
  readonly check: () => Promise<object | undefined>
  /** Shows the server's issues at its fields. @returns the issues of other fields */
  readonly refuse: (issues: readonly FieldIssue[]) => readonly FieldIssue[]
}

interface PayloadPlace {
  /** Name of the transition. */
  readonly name: string
  /** None while the record is loading. */
  readonly record: Stored | undefined
  readonly params?: PathParams
  readonly start?: Readonly<Record<string, unknown>>
}

/** A form for the fields of a transition, checked by the transition's schema. Where the step is not possible any more, they stay as they were. */
export function usePayload(resource: AnyResource, { name, record, params, start }: PayloadPlace, isPossible: boolean): Payload {
  const [place, version] = [`${name} ${record?.id}`, record?.version]
  const open = (typed?: FormStore): Opened => ({ place, version, store: openPayload(resource, { name, record, start, typed }) })
  const [opened, setOpened] = useState(() => open())
  // While rendering, so that nothing is sent for another record. A newer version of the same record keeps what was typed.
  if (opened.place !== place) setOpened(open())
  else if (opened.version !== version && isPossible) setOpened(renewed(opened, open(opened.store)))
  const { store } = opened
  const [places] = useState(createFormPlaces)
  const checks = useFormChecks(store)
  const recordsAt = `${contractPath(resource.contract, params)}/`
  const id = record?.id
  const form = useMemo(
    () =>
      store && checks && { ...checks, store, places, params: id === undefined ? params : { ...params, id }, isReadOnly: false, recordsAt },
    [store, places, params, id, recordsAt, checks],
  )
  const show = (issues: readonly FieldIssue[], isRemote: boolean) =>
    store?.update(() => ({ issues: toIssueMap(issues.map((issue) => ({ ...issue, isRemote }))) }))
  return {
    form,
    size: sizeOf(store),
    isOther: opened.isOther === true,
    check: async () => {
      if (!store || !checks) return {}
      const checked = await checks.checkAll()
      const issues = [...checked.issues, ...unreadIssues(store)]
      show(issues, false)
      return issues.length > 0 ? undefined : checked.draft
    },
    refuse: (issues) => {
      const isOwn = ({ path }: FieldIssue) => store !== undefined && String(parsePath(path)[0]) in store.resource.fields
      show(issues.filter(isOwn), true)
      return issues.filter((issue) => !isOwn(issue))
    },
  }
}

function sizeOf(store: FormStore | undefined): Payload['size'] {
  if (!store) return 'small'
  return Object.values(store.resource.fields).some(({ fieldset }) => fieldset) ? 'large' : 'medium'
}

interface Opened {
  readonly place: string
  readonly version: number | undefined
  readonly store: FormStore | undefined
  readonly isOther?: true
}

/** What was typed for one receipt is not moved to the next one, when another person dealt with the first. */
function renewed(before: Opened, next: Opened): Opened {
  return subjectOf(before.store) === subjectOf(next.store) ? next : { ...before, version: next.version, isOther: true }
}

/** The hidden ids among the fields: what the step is about, besides its record. */
function subjectOf(store: FormStore | undefined): string {
  const fields = Object.entries(store?.resource.fields ?? {}).filter(([key, control]) => control?.kind.isHidden && key.endsWith('Id'))
  return fields.map(([key]) => String(store?.getState().values[key])).join()
}

interface PayloadStart extends Omit<PayloadPlace, 'params'> {
  /** The fields over an older version of the record: what was typed into them stays. */
  readonly typed?: FormStore
}

function openPayload(resource: AnyResource, { name, record, start, typed }: PayloadStart): FormStore | undefined {
  const fieldset = fieldsetOf(resource, name)
  if (!fieldset) return undefined
  const own = payloadResource(resource, { name, fieldset, record })
  const begun = { ...own.empty, ...(record && resource.begin?.[name]?.(record)), ...start }
  const [initial, names] = [toValues(own, begun), readLinkNames(own.fields, begun)]
  if (!typed) return createFormStore(own, { values: initial, names })
  const before = typed.getState()
  return createFormStore(own, { initial, values: keepTyped(own.fields, initial, before), names: new Map([...before.names, ...names]) })
}

/** The form engine edits records, so the fields of a transition become a record of their own. */
function payloadResource(
  { contract, messages, judge }: AnyResource,
  { name, fieldset, record }: Omit<PayloadPlace, 'params' | 'start'> & { readonly fieldset: AnyFieldset },
): AnyResource {
  const judged = record && judge?.[name]
  return {
    contract: {
      ...contract,
      unique: [],
      schema: async () => {
        const { entity, transitions } = await contract.schema()
        const draft = transitions?.[name]
        if (!draft)
          throw new DefinitionError(`${contract.name}.transitions.${name}`, 'its fields have no schema', 'Add it to the contract’s schema.')
        return { entity, draft }
      },
    },
    messages: Object.fromEntries(
      locales.map((locale) => [locale, { ...messages[locale], ...fieldset.messages[locale] }]),
    ) as AnyResource['messages'],
    fields: fieldset.fields as AnyResource['fields'],
    sections: [{ title: name, fields: fieldset.layout }],
    columns: [],
    filters: {},
    empty: fieldset.empty,
    warnings: judged && ((values) => judged(values, record).warnings ?? {}),
    remarks: judged ? (values) => judged(values, record).remarks ?? {} : fieldset.remarks,
    title: ({ label }) => label,
    titleField: 'label',
  }
}
