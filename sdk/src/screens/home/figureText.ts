import type { Locale } from '../../core/locale.js'
import { fillText } from '../../locale/format.js'
import type { ListTotal } from '../../api/client.js'
import type { FigureRule, ListName } from '../../data/home/usePanel.js'

/** A count as text: "10.000+" when the server stopped counting, a dash when it failed. */
export function countText(total: ListTotal | null | undefined, number: (value: number) => string): string {
  return total ? `${number(total.total)}${total.totalIsExact ? '' : '+'}` : '—'
}

/** The name of a figure's list; empty when the server does not name it. */
export const listTitle = (lists: readonly ListName[] | undefined, entity: string): string =>
  lists?.find((list) => list.entity === entity)?.title ?? ''

/** Address of the list behind the number. */
export function figureLink({ path, filter }: Pick<FigureRule, 'path' | 'filter'>): string {
  return `${path}?${new URLSearchParams(filter)}`
}

/** "Comece pela vistoria que espera por você.": the sentence that tells the user to begin with a duty. */
export function beginText({ title, begin }: Pick<FigureRule, 'title' | 'begin'>, { locale, count, shown }: BeginOptions): string {
  if (!begin) return `${title}: ${shown}`
  return fillText(locale, begin[new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other'], { count: shown })
}

interface BeginOptions {
  readonly locale: Locale
  readonly count: number
  /** The formatted count. */
  readonly shown: string
}
