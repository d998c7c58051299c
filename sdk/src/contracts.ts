// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
import type { ContractEntry } from './core/contractEntry.js'
import { departmentContract } from './resources/administrative/department/contract.js'
import { departmentMessages } from './resources/administrative/department/messages.js'
import { functionContract } from './resources/administrative/function/contract.js'
import { functionMessages } from './resources/administrative/function/messages.js'
import { personContract } from './resources/people/person/contract.js'
import { personMessages } from './resources/people/person/messages.js'
import { regionContract } from './resources/service-memos/region/contract.js'
import { regionMessages } from './resources/service-memos/region/messages.js'

/** The one list of entities. */
export const contracts: readonly ContractEntry[] = [
  { contract: departmentContract, messages: departmentMessages },
  { contract: functionContract, messages: functionMessages },
  { contract: personContract, messages: personMessages },
  { contract: regionContract, messages: regionMessages },
]
