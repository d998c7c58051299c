import type { AnyResource } from '../../core/resource.js'

/** The sections of a form. A section without fields needs a stored record. */
export function shownSections({ sections }: AnyResource, isStored: boolean): AnyResource['sections'] {
  return isStored ? sections : sections.filter(({ fields }) => fields.length > 0)
}
