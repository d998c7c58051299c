import type { AnyContract } from './contract.js'
import type { Locale } from './locale.js'
import type { AnyResourceText } from './messages.js'

/** An entity as server, export and history need it: how it may be asked and what its fields are called. */
export interface ContractEntry {
  readonly contract: AnyContract
  readonly messages: Readonly<Record<Locale, AnyResourceText>>
}
