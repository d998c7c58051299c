import type { ControlKind } from '../core/control.js'
import { formatCep } from '../validators/cep.js'
import { formatCnpj } from '../validators/cnpj.js'
import { formatPhone } from '../validators/phone.js'
import type { Translator } from './createTranslator.js'

/** What writes dates, amounts and numbers; a part of `useLocale`. */
export type ValueFormat = Pick<Translator, 'date' | 'dateTime' | 'money' | 'number'>

/** A value as it travels → as people write it: `2026-03-01` → `01/03/2026`. A CPF is left as it is: who may see it whole is its caller's decision. */
export function writtenValue(value: string, kind: ControlKind | 'timestamp' | undefined, format: ValueFormat): string {
  switch (kind) {
    case 'date':
      return format.date(value)
    case 'timestamp':
      return format.dateTime(value)
    case 'money':
      return format.money(value)
    case 'integer':
    case 'decimal':
      return format.number(value)
    case 'cnpj':
      return formatCnpj(value)
    case 'cep':
      return formatCep(value)
    case 'phone':
      return formatPhone(value)
    default:
      return value
  }
}
