import type { AnyControl, MaskedOptions, TextOptions } from '../core/control.js'
import { formatCep, parseCep } from '../validators/cep.js'
import { formatCnpj, parseCnpj } from '../validators/cnpj.js'
import { formatCpf, parseCpf } from '../validators/cpf.js'
import { mask } from '../validators/mask.js'
import { formatPhone, parsePhone } from '../validators/phone.js'
import { formatProtocol, parseProtocol } from '../validators/protocol.js'
import { compact, plainDigits } from '../validators/text.js'

/** How a value is shown and how it travels. */
export interface Mask {
  /** Lays a text into the mask; what does not fit stays as it is, so that it can be seen and mended. */
  readonly format: (text: string) => string
  readonly parse: (shown: string) => string
  /** Lays a text into the mask and drops what finds no place. */
  readonly lay: (text: string) => string
  /** Whether laying the text would lose letters or digits of it. */
  readonly loses: (text: string) => boolean
  /** A whole one, by which people see what is asked for. */
  readonly example: string
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
      return figures(formatCpf, parseCpf, '000.000.000-00')
    case 'cnpj':
      return careful({ lay: formatCnpj, parse: parseCnpj, example: '00.000.000/0000-00', inputMode: 'text', isUpperCase: true }, parseCnpj)
    case 'cep':
      return figures(formatCep, parseCep, '00000-000')
    case 'phone':
      return { ...figures(formatPhone, parsePhone, '(41) 99999-0000'), inputMode: 'tel', typed: /[\d+]/ }
    case 'protocol':
      return figures(formatProtocol, parseProtocol, '00.000.000-0')
    case 'masked': {
      const lay = (text: string) => mask(upperCase ? raise(text) : text, pattern)
      const plain = (text: string) => compact(upperCase ? raise(text) : text)
      const hasLetters = /[@*]/.test(pattern)
      const example = pattern.replace(/[#*]/g, '0').replace(/@/g, 'A')
      return careful({ lay, parse: lay, example, inputMode: hasLetters ? 'text' : 'numeric', isUpperCase: upperCase }, (text) =>
        plain(hasLetters ? text : figuresIn(text)),
      )
    }
    case 'text':
      return (options as TextOptions).upperCase
        ? { format: raise, parse: raise, lay: raise, loses: () => false, example: '', inputMode: 'text', typed: /[^]/, isUpperCase: true }
        : undefined
    default:
      return undefined
  }
}

type Lay = (text: string) => string

function figures(lay: Lay, parse: Lay, example: string): Mask {
  return careful({ lay, parse, example, inputMode: 'numeric' }, (text) => parse(figuresIn(text)))
}

/** A mask that drops nothing unseen; `plain` is what of a text has to stand in its mask too. */
function careful(base: Omit<Mask, 'format' | 'loses'>, plain: Lay): Mask {
  const loses = (text: string) => compact(text) !== '' && (plain(text) === '' || plain(base.lay(text)) !== plain(text))
  return {
    ...base,
    loses,
    format: (text) => (loses(text) ? text : base.lay(text)),
    parse: (text) => (loses(text) ? text.trim() : base.parse(text)),
  }
}

// "Tel. (41) 3333-4444, recado" says no more than its figures.
function figuresIn(text: string): string {
  return plainDigits(text).replace(/^[^\d+]+|\D+$/g, '')
}

// One character for one, so that the caret stays: "ß" would become two.
function raise(text: string): string {
  return text.replace(/\p{Ll}/gu, (letter) => {
    const upper = letter.toUpperCase()
    return upper.length === letter.length ? upper : letter
  })
}
