import type { BulkAction, PathParams } from '../../api/client.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { useBulk } from '../../data/useBulk.js'
import { useRemoveRecord } from '../../data/useRemoveRecord.js'
import { deletionQuestion } from '../../feedback/deletionQuestion.js'
import { useConfirm, useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { type FormProblem, toProblem } from './formProblem.js'

interface RecordActionsOptions {
  readonly params?: PathParams
  readonly setProblem: (problem: FormProblem | null) => void
  readonly onRemoved: () => void
  readonly onChanged: () => void
}

/** What can be done with a stored record besides saving it. */
export function useRecordActions(resource: AnyResource, record: Stored | undefined, options: RecordActionsOptions) {
  const { params, setProblem, onRemoved, onChanged } = options
  const removing = useRemoveRecord(resource.contract, params)
  const bulk = useBulk(resource.contract, params)
  const confirm = useConfirm()
  const toasts = useToasts()
  const translator = useLocale()
  const isBusy = removing.isPending || bulk.isPending

  const remove = async (isConfirmed = false): Promise<void> => {
    if (!record || isBusy) return
    if (!isConfirmed && !(await confirm(deletionQuestion(translator, 1, resource.title(record))))) return
    setProblem(null)
    try {
      await removing.remove(record.id, record.version)
      toasts.show({ severity: 'success', title: translator.plural('common.record.deleted', 1), life: 5000 })
      onRemoved()
    } catch (error) {
      setProblem(toProblem(error, 'remove'))
    }
  }
  const setStatus = async (action: Extract<BulkAction, 'ativar' | 'inativar'>): Promise<void> => {
    if (!record || isBusy) return
    setProblem(null)
    try {
      const { refused } = await bulk.run(action, { ids: [record.id] })
      const [refusal] = refused
      if (refusal) return setProblem({ kind: 'refused', action, ...refusal })
      toasts.show({
        severity: 'success',
        title: translator.plural(action === 'ativar' ? 'common.record.activated' : 'common.record.inactivated', 1),
        life: 5000,
      })
      onChanged()
    } catch (error) {
      setProblem(toProblem(error, action))
    }
  }
  return { remove, setStatus, isBusy }
}
