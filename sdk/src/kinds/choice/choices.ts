import type { Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import { readOptions } from './readOption.js'

/** A control for several values of a closed list; their labels are in the messages under `options`. */
export const choices = (options: ControlOptions = {}): Control<readonly string[]> => ({ kind: choicesKind, options })

export const choicesKind: Kind = {
  name: 'choices',
  editor: 'choices',
  empty: [],
  span: 12,
  read: (text, _, texts) => readOptions(text, texts),
  filter: 'options',
}
