import type { BulkAction, PathParams } from '../api/client.js'
import type { Stored } from '../core/record.js'
import type { AnyResource } from '../core/resource.js'
import { useBulk } from '../data/useBulk.js'
import { useRemoveRecord } from '../data/useRemoveRecord.js'
import { useConfirm, useToasts } from '../feedback/FeedbackProvider.js'
import { useLocale } from '../locale/LocaleProvider.js'
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
  const { contract } = resource
  const removing = useRemoveRecord(contract, params)
  const bulk = useBulk(contract, params)
  const confirm = useConfirm()
  const toasts = useToasts()
  const { text, plural } = useLocale()
  const isBusy = removing.isPending || bulk.isPending

  const remove = async (): Promise<void> => {
    if (!record || isBusy) return
    const isSure = await confirm({
      title: text('common.delete.title'),
      message: text('common.delete.named', { value: resource.title(record) }),
      acceptLabel: text('common.delete.accept'),
      rejectLabel: text('common.delete.reject'),
      isDestructive: true,
    })
    if (!isSure) return
    setProblem(null)
    try {
      await removing.remove(record.id, record.version)
      toasts.show({ severity: 'success', title: plural('common.record.deleted', 1), life: 5000 })
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
      if (refusal) return setProblem({ kind: 'refused', code: refusal.code, params: refusal.params })
      toasts.show({ severity: 'success', title: text(action === 'ativar' ? 'form.activated' : 'form.inactivated'), life: 5000 })
      onChanged()
    } catch (error) {
      setProblem(toProblem(error, action))
    }
  }
  return { remove, setStatus, isBusy }
}
