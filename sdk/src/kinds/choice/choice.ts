import type { Always, Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import { readOption } from './readOption.js'

/** Options of a closed list. */
export interface ChoiceOptions<Value extends string = string> extends ControlOptions {
  /** The closed list. @default the schema alone knows it */
  readonly values?: readonly Value[]
  /** Reads the spellings that people paste: "und" for the unit. @default values, labels, and a beginning that only one label has */
  readonly reads?: (text: string) => string | undefined
  /**
   * What abbreviations mean beside the other texts of their column in a file: by text in lower case, the value, or all values that it may mean. `M` is
   * "Masculino" beside `F`, and "Mulher" beside `H`. @default the column decides nothing
   */
  readonly readsColumn?: (texts: readonly string[]) => ReadonlyMap<string, readonly string[]>
}

/** A control for one value of a closed list; its labels are in the messages under `options`. */
export const choice: DeclareChoice = (options: ChoiceOptions = {}) => ({ kind: choiceKind, options })

interface DeclareChoice {
  <const Value extends string = string>(options: ChoiceOptions<Value> & Always): Control<Value, ChoiceOptions>
  <const Value extends string = string>(options?: ChoiceOptions<Value>): Control<Value | null, ChoiceOptions>
}

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
