import type { AnyControl } from '../../core/control.js'
import { isRows } from '../../kinds/part/rows.js'
import type { Values } from '../core/fieldPath.js'
import { isSame } from '../core/isSame.js'

type Controls = Readonly<Record<string, AnyControl | undefined>>

/** The values of a form in hand, and those that it began with. */
interface Typed {
  readonly values: Values
  readonly initial: Values
}

/** The values that a form begins with now, under what was typed into it when it began with others. Rows are the same where they name the same records. */
export function keepTyped(controls: Controls, now: Values, { values, initial }: Typed): Values {
  const kept = Object.entries(now).map(([key, value]) => {
    const control = controls[key]
    if (isRows(control))
      return [key, keepRows(control.fieldset.fields, value as Rows, { values: values[key] as Rows, initial: initial[key] as Rows })]
    return [key, isSame(values[key], initial[key]) ? value : values[key]]
  })
  return Object.fromEntries(kept) as Values
}

type Rows = readonly Values[]

function keepRows(fields: Controls, now: Rows, { values, initial }: { readonly values: Rows; readonly initial: Rows }): Rows {
  const names = Object.keys(fields).filter((key) => fields[key]?.kind.isId)
  const like = (row: Values) => (other: Values) => names.length > 0 && names.every((key) => row[key] === other[key])
  return now.map((row) => {
    const [typed, begun] = [values.find(like(row)), initial.find(like(row))]
    return typed && begun ? keepTyped(fields, row, { values: typed, initial: begun }) : row
  })
}
