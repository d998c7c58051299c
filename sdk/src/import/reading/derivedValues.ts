import { choicesKind } from '../../kinds/choice/choices.js'
import { splitItems } from '../../kinds/choice/readOption.js'
import type { AnyResource, NameOf } from '../../core/resource.js'
import { isSame } from '../../form/core/isSame.js'

type Values = Readonly<Record<string, unknown>>

/**
 * What a form would fill in by itself after someone typed the draft's fields one after another, in the order of the form: the legal capacity from
 * the birth date. Values of the draft itself are kept.
 * @param given keys of the fields that the row fills
 */
export function derivedValues(resource: AnyResource, draft: Values, given: ReadonlySet<string>): Values {
  const { onChange } = resource
  if (!onChange) return {}
  const derived: Record<string, unknown> = {}
  let values: Values = resource.empty
  for (const key of resource.sections.flatMap(({ fields }) => fields)) {
    if (!given.has(key)) continue
    const before = values
    values = { ...values, [key]: formValue(resource, key, draft[key]) }
    for (const [other, value] of Object.entries(onChange(key, values, before, nameOf))) {
      if (given.has(other) || isSame(value, values[other])) continue
      derived[other] = value
      values = { ...values, [other]: value }
    }
  }
  return derived
}

/** A cell has the names of references, so an id is already a name. */
const nameOf: NameOf = (_, id) => String(id)

/** The value as a form would hold it; rules rely on lists being lists. */
function formValue({ fields, empty }: AnyResource, key: string, value: unknown): unknown {
  if (!Array.isArray(empty[key]) || Array.isArray(value)) return value
  const kind = fields[key]?.kind
  return typeof value === 'string' && (kind === choicesKind || kind?.filter === 'record')
    ? splitItems(value).map((item) => item.trim())
    : []
}
