import { holds } from './conditions.js'
import type { FormScope } from './FormContext.js'

/** The fields that the record's status leaves open and that are on the page; nothing where it leaves open all of them. */
export function openFields({ store, editable }: Pick<FormScope, 'store' | 'editable'>): readonly string[] | undefined {
  const { values } = store.getState()
  // A field that its own command fills in first is not on the page yet.
  return editable?.filter((key) => holds(store.resource.fields[key]?.options.visible, { values, record: values }, true))
}
