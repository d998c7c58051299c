import type { Values } from './fieldPath.js'
import { isSame } from './isSame.js'

/** Three states of one record: as it was read, as it was typed over, as it stands on the server now. */
export interface Versions {
  readonly original: Values
  readonly mine: Values
  readonly current: Values
}

/** Mine where I changed something, the current state elsewhere. */
export function mergeValues({ original, mine, current }: Versions): Values {
  return Object.fromEntries(Object.keys(mine).map((key) => [key, isSame(mine[key], original[key]) ? current[key] : mine[key]]))
}

/** The fields that somebody else changed, and whether I changed them too. */
export function foreignChanges({ original, mine, current }: Versions): readonly { readonly key: string; readonly isMineToo: boolean }[] {
  return Object.keys(original)
    .filter((key) => !isSame(original[key], current[key]))
    .map((key) => ({ key, isMineToo: !isSame(mine[key], original[key]) && !isSame(mine[key], current[key]) }))
}
