import type { Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'
import { comparable } from '../../validators/comparable.js'

/** A control for yes or no. */
export const toggle = (options: ControlOptions = {}): Control<boolean> => ({ kind: toggleKind, options })

const toggleKind: Kind = {
  name: 'toggle',
  editor: 'toggle',
  empty: false,
  span: 4,
  width: 7.5,
  draft: (value) => value === true,
  read: readAnswer,
  filter: 'answer',
}

/** Reads an answer: "sim", "S", "yes", "x" and "1" mean yes, "não" and "0" mean no; `undefined` for other texts. */
export function readAnswer(text: string): boolean | undefined {
  const answer = comparable(text)
  return yes.has(answer) ? true : no.has(answer) ? false : undefined
}

const yes: ReadonlySet<string> = new Set(['sim', 's', 'si', 'yes', 'y', 'true', 'verdadeiro', 'x', '1'])
const no: ReadonlySet<string> = new Set(['nao', 'n', 'no', 'false', 'falso', '0'])
