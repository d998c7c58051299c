import type { AnyResourceText } from '../core/messages.js'
import type { Translator } from '../locale/createTranslator.js'

/** The label of a field: the entity's own, else that of a field every record has. */
export function fieldLabel(text: AnyResourceText, key: string, { maybeText }: Translator): string {
  return text.fields[key] ?? maybeText(`common.field.${key}`) ?? key
}

/** The text of one value of a closed list. */
export function optionLabel(
  text: AnyResourceText,
  { key, value }: { readonly key: string; readonly value: string },
  { maybeText }: Translator,
): string {
  return text.options[key]?.[value] ?? (key === 'status' ? maybeText(`common.status.${value}`) : undefined) ?? value
}
