import type { AnyFieldset } from '../../core/control.js'
import { withoutUnseen } from '../../core/plainText.js'
import type { Locale } from '../../core/locale.js'
import type { DecimalOptions } from '../../kinds/number/decimal.js'
import { marksOf } from '../../kinds/number/numberText.js'
import { optionTexts } from '../../kinds/choice/readOption.js'

interface Cells {
  readonly fieldset: AnyFieldset
  /** Numbers are read as a field of this language reads them. */
  readonly locale: Locale
}

/** The value of a cell's text in a field; undefined when the text is not understood. */
export function readCell(pasted: string, key: string, { fieldset: { fields, messages }, locale }: Cells): unknown {
  const control = fields[key]
  const text = withoutUnseen(pasted)
  const labels = {
    'pt-BR': messages['pt-BR'].options[key],
    'en-US': messages['en-US'].options[key],
    'es-ES': messages['es-ES'].options[key],
  }
  const written = control?.kind.isNumeric ? marksOf(locale, control.options as DecimalOptions)(text) : text
  return control?.kind.read?.(written, control.options, optionTexts(labels))
}
