import type { ListMeta } from '../../api/client.js'
import type { Translator } from '../../locale/createTranslator.js'
import type { ListController } from './useListController.js'

/** `312`, or `10.000+` when the count stopped at its limit; empty until it is known. */
export function totalText(meta: Pick<ListMeta, 'total' | 'totalIsExact'> | undefined, { number }: Pick<Translator, 'number'>): string {
  if (!meta || meta.total === null) return ''
  return meta.totalIsExact ? number(meta.total) : `${number(meta.total)}+`
}

/** `26–50 de 312`; only `26–50` before the count. */
export function rangeText(
  { range: { from, to }, list }: Pick<ListController, 'range' | 'list'>,
  locale: Pick<Translator, 'text' | 'number'>,
): string {
  const total = totalText(list.answer?.meta, locale)
  return total ? locale.text('list.range', { from, to, total }) : locale.text('list.range.uncounted', { from, to })
}
