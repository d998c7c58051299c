import type { Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import { readOption } from './readOption.js'

/** Options of a closed list. */
export interface ChoiceOptions extends ControlOptions {
  /** Reads the spellings that people paste: "und" for the unit. @default values, labels, and a beginning that only one label has */
  readonly reads?: (text: string) => string | undefined
  /**
   * What abbreviations mean beside the other texts of their column in a file: by text in lower case, the value, or all values that it may mean. `M` is
   * "Masculino" beside `F`, and "Mulher" beside `H`. @default the column decides nothing
   */
  readonly readsColumn?: (texts: readonly string[]) => ReadonlyMap<string, readonly string[]>
}

/** A control for one value of a closed list; its labels are in the messages under `options`. */
export const choice = (options: ChoiceOptions = {}): Control<string> => ({ kind: choiceKind, options })

export const choiceKind: Kind = {
  name: 'choice',
  editor: 'choice',
  empty: null,
  span: 4,
  width: 10,
  least: 6.6,
  read: (text, options: ChoiceOptions, texts) => (options.reads ? options.reads(text) : readOption(text, texts)),
  filter: 'options',
}
