import { ApiError } from '../../api/ApiError.js'
import type { PathParams } from '../../api/client.js'
import { type Stored, takeBackMinutes } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { useDataContext } from '../../data/DataProvider.js'
import { useTransition } from '../../data/useTransition.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel, refusalText } from '../../locale/resourceText.js'
import { statusNowText } from './statusNowText.js'
import { undoFailure } from '../undo/undoFailure.js'

/** What became of taking a change back. */
export interface TakenBack {
  readonly isDone: boolean
  /** It can never be taken back: another try would be refused too. */
  readonly isOver: boolean
  readonly title: string
  /** The status now, or the reason against it. */
  readonly words: string
}

/** Returns a function that takes the last change of a record's status back. It works after the page was left too. */
export function useTakeBack(resource: AnyResource, params?: PathParams): (record: Stored) => Promise<TakenBack> {
  const locale = useLocale()
  const { api } = useDataContext()
  const { takeBack } = useTransition(resource.contract, params)
  const { text } = locale
  /** The server refuses without a reason; the record tells it. */
  const reasonOf = async ({ id, version }: Stored): Promise<string> => {
    const { data } = await api.get(resource.contract, id, { params })
    if (data.version === version) return text('status.undoLate', { minutes: takeBackMinutes })
    return text('status.undoOther', { now: statusNowText(resource, locale, data) })
  }
  return async (record) => {
    try {
      const { status } = await takeBack(record.id, record.version)
      const value = optionLabel(locale, resource.messages, { key: 'status', value: status })
      return { isDone: true, isOver: true, title: text('status.takenBack'), words: text('status.changed', { value }) }
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'network'
      const isOver = code === 'not-reversible' || code === 'stale'
      const words = refusalText(locale, resource.messages, { code }) ?? text('common.error.detail')
      const title = text(undoFailure(error))
      return { isDone: false, isOver, title, words: isOver ? await reasonOf(record).catch(() => words) : words }
    }
  }
}
