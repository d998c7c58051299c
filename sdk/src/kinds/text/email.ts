import type { Declare } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'
import { oneLine, type TextOptions } from './text.js'

/** A control for an e-mail address. Its maximum length is the schema's: RFC 5321, section 4.5.3.1.3. */
export const email: Declare<string, TextOptions> = (options: TextOptions = {}) => ({
  kind: emailKind,
  options: { maxLength: 254, ...options },
})

const emailKind: Kind = { name: 'email', editor: 'text', empty: '', span: 6, read: oneLine }
