import { ApiError } from '../../api/ApiError.js'
import type { BulkAction, PathParams } from '../../api/client.js'
import type { Refusal } from '../../api/refusal.js'
import type { AnyResource } from '../../core/resource.js'
import { useBulk } from '../../data/useBulk.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import type { Toast } from '../../feedback/feedback.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { refusalText } from '../../locale/resourceText.js'
import { type Deed, deedText } from './deedText.js'
import { undoFailure } from './undoFailure.js'

/** The action that undoes another one. A restored record is deleted by a deletion, with its question. */
const inverses: Readonly<Partial<Record<BulkAction, BulkAction>>> = { ativar: 'inativar', inativar: 'ativar', excluir: 'restaurar' }

/** Milliseconds that a notice offers undo; "o que aconteceu" offers it longer. */
const undoLife = 10_000
const noticeLife = 5_000
/** Refusals that a notice names; of the others it tells the number. */
const mostNamed = 3

export interface DoneDeed extends Deed {
  /** The changed records; undefined where the server does not name them. */
  readonly changed: readonly number[] | undefined
}

/** Reports an action and offers to undo it. It works after the page was left too; a refusal gets a notice that stays. */
export function useDeedNotice(resource: AnyResource, params?: PathParams): (deed: DoneDeed) => void {
  const translator = useLocale()
  const toasts = useToasts()
  const bulk = useBulk(resource.contract, params)
  const { text, maybeText } = translator
  const reasonOf = ({ label, ...refusal }: Refusal) =>
    `${label}: ${refusalText(translator, resource.messages, refusal) ?? text('common.failure.conflict')}`
  const tellRefused = (done: number, refused: readonly Refusal[]) => {
    const more = refused.length - mostNamed
    const named = refused.slice(0, mostNamed).map(reasonOf)
    const detail = [...named, ...(more > 0 ? [translator.plural('common.record.undo.more', more)] : [])].join(' ')
    toasts.show({ severity: 'error', title: text(done > 0 ? 'common.record.undo.partly' : 'common.record.undo.failed'), detail })
  }
  const tellFailed = (error: unknown, retry: () => void) => {
    const code = error instanceof ApiError ? error.code : 'network'
    toasts.show({
      severity: 'error',
      title: text(undoFailure(error)),
      detail: maybeText(`common.failure.${code}`) ?? text('common.error.detail'),
      action: { label: text('common.action.retry'), onPress: retry, isLasting: true },
    })
  }
  const takeBack = async (action: BulkAction, ids: readonly number[], name: string | undefined): Promise<void> => {
    try {
      const { done, refused } = await bulk.run(action, { ids })
      if (refused.length > 0) return tellRefused(done, refused)
      toasts.show({ severity: 'success', ...deedText(resource, { action, count: done, name }, translator), life: noticeLife })
    } catch (error) {
      tellFailed(error, () => void takeBack(action, ids, name))
    }
  }
  const undoOf = ({ action, changed = [], name }: DoneDeed): Pick<Toast, 'life' | 'action'> => {
    const inverse = inverses[action]
    if (!inverse || changed.length === 0) return { life: noticeLife }
    const onPress = () => void takeBack(inverse, changed, name)
    return { life: undoLife, action: { label: text('common.record.undo'), onPress, isLasting: true } }
  }
  return (deed) => void toasts.show({ severity: 'success', ...deedText(resource, deed, translator), ...undoOf(deed) })
}
