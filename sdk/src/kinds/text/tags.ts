import type { Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'

/** Options of free words. */
export interface TagsOptions extends ControlOptions {
  /** Maximum number of words. */
  readonly max?: number
}

/** A control for several free words: "bola", "rede". */
export const tags = (options: TagsOptions = {}): Control<readonly string[], TagsOptions> => ({ kind: tagsKind, options })

const tagsKind: Kind = { name: 'tags', editor: 'tags', empty: [], span: 12, read: readTags }

/** `bola; rede, apito` → `['bola', 'rede', 'apito']`, without duplicates. */
export function readTags(text: string): readonly string[] {
  const words = text.split(/[,;|\n]/).map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}
