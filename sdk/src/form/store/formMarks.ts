import type { AnyControl } from '../../core/control.js'
import type { AnyResource } from '../../core/resource.js'

type Controls = Readonly<Record<string, AnyControl | undefined>>
type Marks = 'required' | 'optional'

/** From this share of required fields on, a form marks the optional ones instead. */
const nearly = 2 / 3

const known = new WeakMap<AnyResource, Marks>()

/** Which fields say beside their label whether they are needed: the required ones, or the optional ones where nearly all are required. It follows from the declaration, so all records of an entity look alike. */
export function formMarks(resource: AnyResource): Marks {
  const marks = known.get(resource) ?? countMarks(resource)
  known.set(resource, marks)
  return marks
}

function countMarks({ sections, fields }: AnyResource): Marks {
  const asked = askedOf(
    fields,
    sections.flatMap((section) => section.fields),
  )
  return asked.length > 0 && asked.filter(Boolean).length >= nearly * asked.length ? 'optional' : 'required'
}

/** For each field that a person fills in, whether it is required. A field that is only sometimes required is left out. */
function askedOf(fields: Controls, keys: readonly string[]): readonly boolean[] {
  return keys.flatMap((key) => {
    const control = fields[key]
    if (!control || control.kind.isHidden || control.options.readOnly === true) return []
    if (control.fieldset) return askedOf(control.fieldset.fields, control.fieldset.layout)
    const { required = false } = control.options
    // A check box has no label to mark, nor has a picture.
    return typeof required === 'function' || control.kind.editor === 'toggle' || control.kind.isFile ? [] : [required]
  })
}
