import type { Locale } from '../../core/locale.js'
import { fillText } from '../../locale/format.js'
import type { ListTotal } from '../../api/client.js'
import type { FigureRule, ListName } from '../../data/home/usePanel.js'

/** A count as it is shown: "10.000+" where counting stopped, a dash where it failed. */
export function countText(total: ListTotal | undefined, number: (value: number) => string): string {
  return total ? `${number(total.total)}${total.totalIsExact ? '' : '+'}` : '—'
}

/** The name of a figure's list; nothing where the server does not say it. */
export const listTitle = (lists: readonly ListName[] | undefined, entity: string): string =>
  lists?.find((list) => list.entity === entity)?.title ?? ''

/** The list that proves the number. */
export function figureLink({ path, filter }: Pick<FigureRule, 'path' | 'filter'>): string {
  return `${path}?${new URLSearchParams(filter)}`
}

/** "Comece pela vistoria que espera por você.": how the person is told to begin with a duty of which so many records wait. */
export function beginText({ title, begin }: Pick<FigureRule, 'title' | 'begin'>, { locale, count, shown }: BeginOptions): string {
  if (!begin) return `${title}: ${shown}`
  return fillText(locale, begin[new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other'], { count: shown })
}

interface BeginOptions {
  readonly locale: Locale
  readonly count: number
  /** The count as it is written. */
  readonly shown: string
}
