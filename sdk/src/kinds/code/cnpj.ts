import type { Declare } from '../../core/control.js'
import type { ControlOptions } from '../../core/kind.js'
import { formatCnpj, parseCnpj } from '../../validators/cnpj.js'
import { carefulMask, codeKind } from './codeKind.js'

/** A control for a CNPJ; the value is 14 digits or capital letters. */
export const cnpj: Declare<string> = (options: ControlOptions = {}) => ({ kind: cnpjKind, options })

const mask = carefulMask(
  { lay: formatCnpj, parse: parseCnpj, example: '00.000.000/0000-00', inputMode: 'text', isUpperCase: true },
  parseCnpj,
)
const cnpjKind = codeKind('cnpj', mask, { span: 4, width: 13, isOwn: true, format: formatCnpj })
