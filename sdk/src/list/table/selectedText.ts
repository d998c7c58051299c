import type { Translator } from '../../locale/createTranslator.js'
import { isNarrowed } from '../core/listState.js'
import type { ListController } from '../state/useListController.js'

/** The number of selected records, for the selection bar and screen readers. */
export function selectedText({ selection, query }: ListController, { text, plural, number }: Translator): string {
  const { matching, count } = selection
  if (!matching) return plural('list.selected', count)
  const out = matching.except.size
  if (out > 0) return `${plural('list.selected', count)} (${plural('list.selected.except', out)})`
  return text(isNarrowed(query) ? 'list.selected.matching' : 'list.selected.everything', { count: number(count) })
}
