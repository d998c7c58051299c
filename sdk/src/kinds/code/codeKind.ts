import type { Kind, Mask } from '../../core/kind.js'
import { compact, plainDigits } from '../../validators/text.js'

type Lay = (text: string) => string

/** A mask of digits: "Tel. (41) 3333-4444, recado" says no more than its figures. */
export function digitMask(lay: Lay, parse: Lay, example: string): Mask {
  return carefulMask({ lay, parse, example, inputMode: 'numeric' }, (text) => parse(figuresIn(text)))
}

/** A mask that drops nothing unseen; `plain` is what of a text has to stand in its mask too. */
export function carefulMask(base: Omit<Mask, 'format' | 'loses'>, plain: Lay): Mask {
  const loses = (text: string) => compact(text) !== '' && (plain(text) === '' || plain(base.lay(text)) !== plain(text))
  return {
    ...base,
    loses,
    format: (text) => (loses(text) ? text : base.lay(text)),
    parse: (text) => (loses(text) ? text.trim() : base.parse(text)),
  }
}

/** A kind whose texts have the shape of `mask`. */
export function codeKind(name: string, mask: Mask, kind: Partial<Kind> = {}): Kind {
  return { name, editor: 'code', empty: '', span: 3, mask: () => mask, read: readBy(mask), ...kind }
}

/** Reads a text by a mask that loses nothing of it. */
export const readBy = (mask: Mask) => (text: string) => (mask.loses(text) ? undefined : mask.parse(mask.format(text)))

/** The part of a text from its first digit to its last. */
export function figuresIn(text: string): string {
  return plainDigits(text).replace(/^[^\d+]+|\D+$/g, '')
}
