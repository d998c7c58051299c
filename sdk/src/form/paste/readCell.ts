import type { AnyFieldset } from '../../core/control.js'
import { optionTexts } from '../../kinds/choice/readOption.js'

/** The value of a cell's text in a field; undefined when the text is not understood. */
export function readCell(text: string, key: string, { fields, messages }: AnyFieldset): unknown {
  const control = fields[key]
  const labels = {
    'pt-BR': messages['pt-BR'].options[key],
    'en-US': messages['en-US'].options[key],
    'es-ES': messages['es-ES'].options[key],
  }
  return control?.kind.read?.(text, control.options, optionTexts(labels))
}
