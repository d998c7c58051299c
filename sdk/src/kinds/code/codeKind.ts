import type { Kind, Mask } from '../../core/kind.js'
import { compact, plainDigits } from '../../validators/text.js'

type Lay = (text: string) => string

/** A mask of digits that ignores words around the number: "Tel. (41) 3333-4444, recado". */
export function digitMask(lay: Lay, parse: Lay, example: string): Mask {
  return carefulMask({ lay, parse, example, inputMode: 'numeric' }, (text) => parse(figuresIn(text)))
}

/** A mask that never drops content silently; `plain` gives the part of a text that the mask must keep. */
export function carefulMask(base: Omit<Mask, 'format' | 'loses'>, plain: Lay): Mask {
  const loses = (text: string) => compact(text) !== '' && (plain(text) === '' || plain(base.lay(text)) !== plain(text))
  return {
    ...base,
    loses,
    format: (text) => (loses(text) ? text : base.lay(text)),
    parse: (text) => (loses(text) ? text.trim() : base.parse(text)),
  }
}

/** A kind for texts in the format of `mask`. */
export function codeKind(name: string, mask: Mask, kind: Partial<Kind> = {}): Kind {
  return { name, editor: 'code', empty: '', span: 3, mask: () => mask, read: readBy(mask), ...kind }
}

/** Reads a text with a mask; `undefined` when the mask would lose part of it. */
export const readBy = (mask: Mask) => (text: string) => (mask.loses(text) ? undefined : mask.parse(mask.format(text)))

/** The part of a text from its first digit to its last. */
export function figuresIn(text: string): string {
  return plainDigits(text).replace(/^[^\d+]+|(?<!\D)\D+$/g, '')
}
