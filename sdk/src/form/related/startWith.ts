import { textKind } from '../../kinds/text/text.js'
import type { AnyResource } from '../../core/resource.js'

/** A new record begins with the search text: a document number goes into its document field, any other text into its name. */
export function startWith({ contract, fields }: AnyResource, search: string): Readonly<Record<string, unknown>> | undefined {
  const text = search.trim()
  if (text === '') return undefined
  const isDocument = /\d/.test(text) && !/\p{L}/u.test(text)
  const key = contract.search.find((name) => {
    const kind = fields[name]?.kind
    return isDocument ? kind?.isOwn && kind.mask !== undefined : kind === textKind
  })
  return key === undefined ? undefined : { [key]: isDocument ? text.replace(/\D/g, '') : text }
}
