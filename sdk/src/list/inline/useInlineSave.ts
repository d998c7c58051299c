import { useState } from 'react'
import { ApiError } from '../../api/ApiError.js'
import type { Stored } from '../../core/record.js'
import { useApi } from '../../data/DataProvider.js'
import { useBulk } from '../../data/useBulk.js'
import { usePending } from '../../data/usePending.js'
import { useSaveRecord } from '../../data/useSaveRecord.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { ruleText } from '../../locale/resourceText.js'
import { checkDraft } from '../../form/checks/validation.js'
import { failureText, refusedText } from '../core/actionText.js'
import type { ListController } from '../state/useListController.js'

/** Why a change was not saved. */
export type InlineProblem = { readonly kind: 'error'; readonly text: string } | { readonly kind: 'conflict'; readonly current: Stored }

interface InlineCell {
  readonly controller: ListController
  /** The record as the list shows it. */
  readonly record: Stored
  readonly key: string
}

/** Saves one changed field of a record after checking it with the entity's schema; the typed text is never lost. */
export function useInlineSave({ controller: { resource, params }, record, key }: InlineCell) {
  const translator = useLocale()
  const api = useApi()
  const bulk = useBulk(resource.contract, params)
  const saving = useSaveRecord(resource.contract, params)
  const { isPending, during } = usePending()
  const [problem, setProblem] = useState<InlineProblem>()

  const issueText = (issue: { readonly code: string; readonly params?: Readonly<Record<string, string | number>> }) =>
    ruleText(translator, resource.messages, issue) ??
    translator.maybeText(`validation.${issue.code}`, issue.params) ??
    translator.text('validation.invalid')
  const storeStatus = async (status: string): Promise<InlineProblem | undefined> => {
    const { refused } = await bulk.run(status === 'ativo' ? 'ativar' : 'inativar', { ids: [record.id] })
    return refused[0] && { kind: 'error', text: refusedText(resource, refused[0], translator) }
  }
  const storeField = async (value: string, over: Stored | undefined): Promise<InlineProblem | undefined> => {
    const [schema, fresh] = await Promise.all([resource.contract.schema(), over ?? readFresh()])
    if (!over && fresh.version !== record.version && Reflect.get(fresh, key) !== Reflect.get(record, key))
      return { kind: 'conflict', current: fresh }
    const draft = { ...draftOf(resource.empty, fresh), [key]: value === '' ? null : value }
    const checked = checkDraft(schema, draft, resource.contract)
    if (!checked.draft) {
      const { issues } = checked
      const own = issues.find(({ path }) => path === key) ?? issues[0]
      return { kind: 'error', text: own ? issueText(own) : translator.text('validation.invalid') }
    }
    await saving.save({ id: record.id, version: fresh.version, draft: checked.draft })
    return undefined
  }
  const readFresh = async () => (await api.get(resource.contract, record.id, { params })).data
  const problemOf = (error: unknown): InlineProblem => {
    if (error instanceof ApiError && error.code === 'stale') return { kind: 'conflict', current: error.body.data as Stored }
    const own = error instanceof ApiError ? error.fieldErrors.find(({ path }) => path === key) : undefined
    return { kind: 'error', text: own ? issueText(own) : failureText(error, translator) }
  }
  /** @returns whether it was saved; `over` is the newer record whose value the user chose to replace */
  const save = async (value: string, over?: Stored): Promise<boolean> => {
    setProblem(undefined)
    const found = await during(key === 'status' ? storeStatus(value) : storeField(value, over)).catch(problemOf)
    setProblem(found)
    return found === undefined
  }
  return { save, problem, isPending }
}

/** The draft of a stored record. */
function draftOf(empty: Readonly<Record<string, unknown>>, record: Stored): Record<string, unknown> {
  return Object.fromEntries(Object.keys(empty).map((key) => [key, Reflect.get(record, key) as unknown]))
}
