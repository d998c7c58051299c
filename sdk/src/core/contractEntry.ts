import type { AnyContract } from './contract.js'
import type { Locale } from './locale.js'
import type { AnyResourceText } from './messages.js'

/** An entity for the server, exports and history: its contract and its field labels. */
export interface ContractEntry {
  readonly contract: AnyContract
  readonly messages: Readonly<Record<Locale, AnyResourceText>>
}
