import type { AnyResource } from '../../core/resource.js'

/** The sections of a form; those without a field belong to a stored record. */
export function shownSections({ sections }: AnyResource, isStored: boolean): AnyResource['sections'] {
  return isStored ? sections : sections.filter(({ fields }) => fields.length > 0)
}
