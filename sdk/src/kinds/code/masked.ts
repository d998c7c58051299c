import type { Always, Control } from '../../core/control.js'
import type { ControlOptions, Kind, Mask } from '../../core/kind.js'
import { mask } from '../../validators/mask.js'
import { compact } from '../../validators/text.js'
import { narrow, raise } from '../text/text.js'
import { carefulMask, figuresIn, readBy } from './codeKind.js'

/** Options of a masked text. */
export interface MaskedOptions extends ControlOptions {
  /** `#` is a digit, `@` a letter, `*` either; other characters are literals and stay in the value: `2241-05`. */
  readonly pattern: string | (() => string)
  readonly upperCase?: boolean
  /** The pattern of the value, where it is narrower than the mask or may be shorter. @default what the mask shows */
  readonly shape?: RegExp
  /** The value that a finished text means where people also write a shorter or longer one; other texts stay as they are. */
  readonly whole?: (text: string) => string
}

/** A control for a text of a fixed format, typed or pasted with or without punctuation. */
export const masked: DeclareMasked = (options: MaskedOptions) => ({ kind: maskedKind, options })

interface DeclareMasked {
  (options: MaskedOptions & Always): Control<string, MaskedOptions>
  (options: MaskedOptions): Control<string | null, MaskedOptions>
}

const maskedKind: Kind = {
  name: 'masked',
  editor: 'code',
  empty: '',
  span: 3,
  width: (options) => narrow(patternOf(options as MaskedOptions).length),
  mask: (options) => maskOf(options as MaskedOptions),
  read: (text, options) => {
    const { whole = same } = options as MaskedOptions
    const value = readBy(maskOf(options as MaskedOptions))(text)
    return value === undefined ? undefined : whole(value)
  },
}

const same = (text: string) => text

const patternOf = ({ pattern }: MaskedOptions) => (typeof pattern === 'string' ? pattern : pattern())

function maskOf(options: MaskedOptions): Mask {
  const { upperCase = false } = options
  const pattern = patternOf(options)
  const raised = (text: string) => (upperCase ? raise(text) : text)
  const lay = (text: string) => mask(raised(text), pattern)
  const plain = (text: string) => compact(raised(text))
  const hasLetters = /[@*]/.test(pattern)
  const example = pattern.replace(/[#*]/g, '0').replace(/@/g, 'A')
  const strict = carefulMask({ lay, parse: lay, example, inputMode: hasLetters ? 'text' : 'numeric', isUpperCase: upperCase }, (text) =>
    plain(hasLetters ? text : figuresIn(text)),
  )
  return options.whole ? lenient(strict, options.whole) : strict
}

/** A mask that takes what people write instead of its value: at once where it would lose a part, else when the field is left. */
function lenient(strict: Mask, whole: (text: string) => string): Mask {
  const meant = (text: string) => (strict.loses(text) ? whole(text) : text)
  return {
    ...strict,
    loses: (text) => strict.loses(meant(text)),
    format: (text) => strict.format(meant(text)),
    parse: (text) => strict.parse(meant(text)),
    complete: whole,
  }
}
