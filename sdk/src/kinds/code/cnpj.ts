import type { Declare } from '../../core/control.js'
import type { ControlOptions } from '../../core/kind.js'
import { formatCnpj, parseCnpj } from '../../validators/cnpj.js'
import { carefulMask, codeKind } from './codeKind.js'

/** A control for a CNPJ; the value is 14 digits or capital letters. */
export const cnpj: Declare<string> = (options: ControlOptions = {}) => ({ kind: cnpjKind, options })

/** `CNPJ: 12.345.678/0001-95` and `inscrita no CNPJ sob o nº 12…` without the words before the number; letters of the number itself stay. */
const bare = (text: string) => text.replace(/^(?:[^\d]*\s)?cnpj(?:\/mf)?[\s:.–-]+(?:sob\s+)?(?:o\s+)?(?:n[º°o.]*[\s:]*)?(?=[\da-z])/i, '')

const mask = carefulMask(
  {
    lay: (text) => formatCnpj(bare(text)),
    parse: (text) => parseCnpj(bare(text)),
    example: '00.000.000/0000-00',
    inputMode: 'text',
    isUpperCase: true,
  },
  (text) => parseCnpj(bare(text)),
)
const cnpjKind = codeKind('cnpj', mask, { span: 4, width: 13, isOwn: true, format: formatCnpj })
