import type { Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import type { Locale } from '../../core/locale.js'
import { readOptions } from './readOption.js'

/** Options of several choices. */
export interface ChoicesOptions<Value extends string = string> extends ControlOptions {
  /** The closed list. @default the schema alone knows it */
  readonly values?: readonly Value[]
  /** Shows the options under headings, each option in one group. @default one group without a heading */
  readonly groups?: readonly OptionGroup[]
}
interface OptionGroup {
  readonly label: Readonly<Record<Locale, string>>
  readonly values: readonly string[]
}

/** A control for several values of a closed list; their labels are in the messages under `options`. */
export const choices = <const Value extends string = string>(
  options: ChoicesOptions<Value> = {},
): Control<readonly Value[], ChoicesOptions> => ({
  kind: choicesKind,
  options,
})

export const choicesKind: Kind = {
  name: 'choices',
  editor: 'choices',
  empty: [],
  span: 12,
  read: (text, _, texts) => readOptions(text, texts),
  filter: 'options',
}
