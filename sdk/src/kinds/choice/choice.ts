import type { Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import { readOption } from './readOption.js'

/** A control for one value of a closed list; its labels are in the messages under `options`. */
export const choice = (options: ControlOptions = {}): Control<string> => ({ kind: choiceKind, options })

export const choiceKind: Kind = {
  name: 'choice',
  editor: 'choice',
  empty: null,
  span: 4,
  width: 10,
  least: 6.6,
  read: (text, _, texts) => readOption(text, texts),
  filter: 'options',
}
