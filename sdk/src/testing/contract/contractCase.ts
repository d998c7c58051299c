import type { ServerUnderTest } from './contractCalls.js'

/** One rule of the contract (section 6 of the design). `run` rejects with a sentence when the server breaks it. */
export interface ContractCase {
  readonly name: string
  run(server: ServerUnderTest): Promise<void>
}
