import type { AnyControl } from '../../core/control.js'
import { parsePath } from '../../core/issue.js'

type Controls = Readonly<Record<string, AnyControl | undefined>>

/** The controls on the way to a field, its own last: `sections[0].questions[2].text` has three. Parts without a control are left out. */
export function controlsTo(controls: Controls, path: string): readonly AnyControl[] {
  let fields: Controls | undefined = controls
  return parsePath(path).flatMap((part) => {
    if (typeof part === 'number') return []
    const control: AnyControl | undefined = fields?.[part]
    fields = control?.fieldset?.fields
    return control ? [control] : []
  })
}

/** The fields of a scope: of the record (`''`), of a group or of a row. */
export function fieldsIn(controls: Controls, scope: string): Controls {
  return scope === '' ? controls : (controlsTo(controls, scope).at(-1)?.fieldset?.fields ?? {})
}
