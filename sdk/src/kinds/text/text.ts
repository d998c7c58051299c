import type { Declare } from '../../core/control.js'
import type { ControlOptions, Kind, Mask } from '../../core/kind.js'

/** Options of free texts. */
export interface TextOptions extends ControlOptions {
  readonly minLength?: number
  readonly maxLength?: number
  /** The shape of the whole text, after `upperCase`; it also bounds the length. */
  readonly pattern?: RegExp
  readonly upperCase?: boolean
  /** A text that a button in the field fills in: "S/N". */
  readonly shortcut?: string
}

/** A control for one line of free text. */
export const text: Declare<string, TextOptions> = (options: TextOptions = {}) => ({ kind: textKind, options })

/** A pasted text with its line breaks as spaces, for a field with one line. */
export const oneLine = (pasted: string): string => pasted.replace(/\s+/g, (run) => (/[\r\n]/.test(run) ? ' ' : run))

export const textKind: Kind = {
  name: 'text',
  editor: 'text',
  empty: '',
  span: 6,
  width: ({ maxLength }: TextOptions) => narrow(maxLength),
  mask: ({ upperCase }: TextOptions) => (upperCase ? capitals : undefined),
  read: (pasted, { upperCase }: TextOptions) => (upperCase ? raise(oneLine(pasted)) : oneLine(pasted)),
}

/** A text of this length or less gets a narrow column: a code, an acronym. */
const shortText = 20

/** The column width for texts of this maximum length; `undefined` when the column shares the remaining width. */
export const narrow = (length: number | undefined): number | undefined => (length !== undefined && length <= shortText ? 8.5 : undefined)

/** The text in capitals, with the same length, so that the caret stays: "ß" would become two letters. */
export function raise(typed: string): string {
  return typed.replace(/\p{Ll}/gu, (letter) => {
    const upper = letter.toUpperCase()
    return upper.length === letter.length ? upper : letter
  })
}

const capitals: Mask = {
  format: raise,
  parse: raise,
  lay: raise,
  loses: () => false,
  example: '',
  inputMode: 'text',
  typed: /[^]/,
  isUpperCase: true,
}
