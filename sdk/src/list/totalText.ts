import type { ListMeta } from '../api/client.js'
import type { Translator } from '../locale/createTranslator.js'

/** `312`, or `10.000+` when the count stopped at its cap. */
export function totalText(meta: Pick<ListMeta, 'total' | 'totalIsExact'> | undefined, { number }: Pick<Translator, 'number'>): string {
  if (!meta) return ''
  return meta.totalIsExact ? number(meta.total) : `${number(meta.total)}+`
}
