import type { AnyControl, MaskedOptions, TextOptions } from '../core/control.js'
import { formatCep, parseCep } from '../validators/cep.js'
import { formatCnpj, parseCnpj } from '../validators/cnpj.js'
import { formatCpf, parseCpf } from '../validators/cpf.js'
import { mask } from '../validators/mask.js'
import { formatPhone, parsePhone } from '../validators/phone.js'
import { formatProtocol, parseProtocol } from '../validators/protocol.js'

/** How a value is shown and how it travels. */
export interface Mask {
  readonly format: (text: string) => string
  readonly parse: (shown: string) => string
  /** Which characters a person types, against those the mask adds. */
  readonly typed?: RegExp
  readonly inputMode: 'text' | 'numeric' | 'tel'
  readonly isUpperCase?: boolean
}

/** The mask of a control, or nothing when its text is free. */
export function maskOf({ kind, options }: AnyControl): Mask | undefined {
  const { pattern = '', upperCase = false } = options as Partial<MaskedOptions>
  switch (kind) {
    case 'cpf':
      return { format: formatCpf, parse: parseCpf, inputMode: 'numeric' }
    case 'cnpj':
      return { format: formatCnpj, parse: parseCnpj, inputMode: 'text', isUpperCase: true }
    case 'cep':
      return { format: formatCep, parse: parseCep, inputMode: 'numeric' }
    case 'phone':
      return { format: formatPhone, parse: parsePhone, inputMode: 'tel', typed: /[\d+]/ }
    case 'protocol':
      return { format: formatProtocol, parse: parseProtocol, inputMode: 'numeric' }
    case 'masked': {
      const format = (text: string) => mask(upperCase ? raise(text) : text, pattern)
      return { format, parse: format, inputMode: /[@*]/.test(pattern) ? 'text' : 'numeric', isUpperCase: upperCase }
    }
    case 'text':
      return (options as TextOptions).upperCase
        ? { format: raise, parse: raise, inputMode: 'text', typed: /[^]/, isUpperCase: true }
        : undefined
    default:
      return undefined
  }
}

// One character for one, so that the caret stays: "ß" would become two.
function raise(text: string): string {
  return text.replace(/\p{Ll}/gu, (letter) => {
    const upper = letter.toUpperCase()
    return upper.length === letter.length ? upper : letter
  })
}
