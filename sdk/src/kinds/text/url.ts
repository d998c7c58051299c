import type { Declare } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'
import { oneLine, type TextOptions } from './text.js'

/** A control for a web address; as in the schema, up to 300 characters unless it says otherwise. */
export const url: Declare<string, TextOptions> = (options: TextOptions = {}) => ({ kind: urlKind, options: { maxLength: 300, ...options } })

const urlKind: Kind = { name: 'url', editor: 'text', empty: '', span: 6, read: (text) => withScheme(oneLine(text)), complete: withScheme }

/** `esporte.pr.gov.br` → `https://esporte.pr.gov.br`; a text that is no host stays unchanged. */
function withScheme(text: string): string {
  const address = text.trim()
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u.test(address) ? `https://${address}` : text
}
