import type { BulkAction } from '../../api/client.js'
import type { AnyResource } from '../../core/resource.js'
import type { Toast } from '../../feedback/feedback.js'
import type { Translator } from '../../locale/createTranslator.js'
import { countedName, optionLabel } from '../../locale/resourceText.js'

/** What was done, and to how many records. */
export interface Deed {
  readonly action: BulkAction
  readonly count: number
  /** Name of the only record. */
  readonly name?: string
}

/** The notice after an action: what was done, in the specification's words where it has them, and to what. */
export function deedText(
  { messages }: AnyResource,
  { action, count, name }: Deed,
  translator: Translator,
): Pick<Toast, 'title'> & { detail: string } {
  const statusText = (value: string) =>
    translator.text('common.record.status', { value: optionLabel(translator, messages, { key: 'status', value }) })
  const titles: Readonly<Record<BulkAction, () => string>> = {
    ativar: () => statusText('ativo'),
    inativar: () => statusText('inativo'),
    excluir: () => translator.plural('common.record.deleted', count),
    restaurar: () => translator.text('common.record.restored'),
  }
  return { title: titles[action](), detail: name ?? countedName(translator, messages, count) }
}
