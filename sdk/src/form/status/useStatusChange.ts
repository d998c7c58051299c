import { useState, useMemo } from 'react'
import { ApiError } from '../../api/ApiError.js'
import type { FieldIssue } from '../../core/issue.js'
import type { Stored } from '../../core/record.js'
import { minReasonLength, type Transition } from '../../core/workflow.js'
import { useTransition } from '../../data/useTransition.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel, refusalText } from '../../locale/resourceText.js'
import { issueText, pathLabel } from '../checks/issueTexts.js'
import type { FormController } from '../record/useFormController.js'
import type { PathParams } from '../../api/client.js'
import { contractPath } from '../../core/contract.js'
import type { AnyFieldset } from '../../core/control.js'
import { DefinitionError } from '../../core/errors.js'
import { locales } from '../../core/locale.js'
import { parsePath } from '../../core/parsePath.js'
import { type AnyResource, fieldsetOf } from '../../core/resource.js'
import { useFormChecks } from '../checks/useFormChecks.js'
import { toIssueMap } from '../checks/validation.js'
import { toValues } from '../record/formValues.js'
import type { FormScope } from '../store/FormContext.js'
import { createFormPlaces } from '../store/formPlaces.js'
import { createFormStore, type FormStore } from '../store/formStore.js'
import { readLinkNames } from '../store/linkNames.js'
import { unreadIssues } from '../store/unread.js'

/** What of a form a change of status needs: a list has it too. */
export interface StatusHolder
  extends Pick<FormController, 'resource' | 'params' | 'reload'>,
    Partial<Pick<FormController, 'form' | 'save'>> {
  /** Says that it was changed. @default a notice */
  readonly tell?: (words: string) => void
}

interface StatusChangeOptions {
  readonly controller: StatusHolder
  /** None while it is on its way: nothing is sent. */
  readonly record: Stored | undefined
  readonly transition: Transition
  readonly onDone: () => void
}

/** Makes one change of status; whatever stands in its way is told, and what was filled in stays. */
export function useStatusChange({ controller, record, transition, onDone }: StatusChangeOptions) {
  const locale = useLocale()
  const toasts = useToasts()
  const { resource, params, tell = (title: string) => toasts.show({ severity: 'success', title, life: 5000 }) } = controller
  const { messages, contract } = resource
  const { change, isPending } = useTransition(contract, params)
  const payload = usePayload(resource, { name: transition.name, record, params })
  const [issue, setIssue] = useState<Verdict>()
  const [refusal, setRefusal] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly FieldIssue[]>([])
  const [attempts, setAttempts] = useState(0)

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
    const { status } = await change(record.id, { transition: transition.name, reason, version: record.version, payload: filled })
    const value = optionLabel(locale, messages, { key: 'status', value: status })
    // Some commands leave the status as it is: a price that changes, another receipt.
    tell(status === record.status ? locale.text('status.same') : locale.text('status.changed', { value }))
    return true
  }
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) return setRefusal([locale.text('common.failure.network')])
    const others = payload.refuse(error.fieldErrors)
    setRefused(others)
    setIssue(others.find(({ path }) => path === 'reason'))
    const told = others.filter(({ path }) => path !== 'reason').map(sentence)
    const isShown = error.fieldErrors.length > 0
    setRefusal(isShown ? told : [refusalText(locale, messages, { code: error.code }) ?? locale.text('common.error.detail')])
    // Somebody else was faster: the form shows what stands there now, and confirming again counts for that.
    if (error.code === 'stale' || error.code === 'no-transition') controller.reload()
  }
  const sentence = ({ path, ...verdict }: FieldIssue) => {
    const words = issueText(resource, locale, verdict)
    return path === '' ? words : `${pathLabel(resource, locale, path)}: ${words}`
  }
  const submit = async (reason: string) => {
    if (isPending || !record) return
    try {
      if (await send(reason)) return onDone()
    } catch (error) {
      refuse(error)
    }
    setAttempts((count) => count + 1)
  }
  /** `refused` is what `refusal` says, as the server sent it; `forget` takes both away. `attempts` grows with each one that did not succeed. */
  return { submit, payload, issue, refusal, refused, forget, attempts, isPending }
}

type Verdict = Pick<FieldIssue, 'code' | 'params'>

function reasonIssue(reason: string): Verdict | undefined {
  if (reason === '') return { code: 'required' }
  return reason.length < minReasonLength ? { code: 'minLength', params: { min: minReasonLength } } : undefined
}

/** The fields that a transition asks for besides its reason. */
export interface Payload {
  /** None where it asks for nothing. */
  readonly form: FormScope | undefined
  /** Of the dialog: rows and groups need room to stand beside each other. */
  readonly size: 'small' | 'medium' | 'large'
  /** @returns what is sent, or nothing while a field is wrong, which says so. @throws what loading the schema threw */
  readonly check: () => Promise<object | undefined>
  /** Shows what the server found wrong with its fields. @returns the issues that concern something else */
  readonly refuse: (issues: readonly FieldIssue[]) => readonly FieldIssue[]
}

interface PayloadPlace {
  /** Of the transition. */
  readonly name: string
  /** None while it is on its way. */
  readonly record: Stored | undefined
  readonly params?: PathParams
}

/** A form over what a transition is sent with, checked by the schema of its name. */
export function usePayload(resource: AnyResource, { name, record, params }: PayloadPlace): Payload {
  const place = `${name} ${record?.id}`
  const [opened, setOpened] = useState(() => ({ place, store: openPayload(resource, name, record) }))
  // While rendering, so that nothing is sent of one record with another; a newer state of the same record leaves what was typed.
  if (opened.place !== place) setOpened({ place, store: openPayload(resource, name, record) })
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

function openPayload(resource: AnyResource, name: string, record: Stored | undefined): FormStore | undefined {
  const fieldset = fieldsetOf(resource, name)
  if (!fieldset) return undefined
  const own = payloadResource(resource, name, fieldset)
  const start = { ...own.empty, ...(record && resource.begin?.[name]?.(record)) }
  return createFormStore(own, { values: toValues(own, start), names: readLinkNames(own.fields, start) })
}

/** The engine edits records: what is sent with a transition is one of its own. */
function payloadResource({ contract, messages }: AnyResource, name: string, fieldset: AnyFieldset): AnyResource {
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
    title: ({ label }) => label,
  }
}
