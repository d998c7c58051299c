import type { BulkAction, PathParams } from '../../api/client.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { useBulk } from '../../data/useBulk.js'
import { useRemoveRecord } from '../../data/useRemoveRecord.js'
import { deletionQuestion } from '../undo/deletionQuestion.js'
import { useConfirm } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { smallName } from '../../locale/resourceText.js'
import { useDeedNotice } from '../undo/useDeedNotice.js'
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
  const tellDeed = useDeedNotice(resource, params)
  const translator = useLocale()
  const isBusy = removing.isPending || bulk.isPending

  const remove = async (isConfirmed = false): Promise<void> => {
    if (!record || isBusy) return
    const name = resource.title(record)
    const what = smallName(resource.messages[translator.locale].singular)
    if (!isConfirmed && !(await confirm(deletionQuestion(translator, { count: 1, name, what })))) return
    setProblem(null)
    try {
      await removing.remove(record.id, record.version)
      tellDeed({ action: 'excluir', count: 1, name, changed: [record.id] })
      onRemoved()
    } catch (error) {
      setProblem(toProblem(error, 'remove'))
    }
  }
  const setStatus = async (action: Extract<BulkAction, 'ativar' | 'inativar'>): Promise<void> => {
    if (!record || isBusy) return
    setProblem(null)
    try {
      const { refused, changed = [record.id] } = await bulk.run(action, { ids: [record.id] })
      const [refusal] = refused
      if (refusal) return setProblem({ kind: 'refused', action, ...refusal })
      tellDeed({ action, count: 1, name: resource.title(record), changed })
      onChanged()
    } catch (error) {
      setProblem(toProblem(error, action))
    }
  }
  return { remove, setStatus, isBusy }
}
