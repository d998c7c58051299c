import { useState } from 'react'
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
import { usePayload } from './usePayload.js'

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
