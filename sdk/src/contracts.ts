import type { AnyContract } from './core/contract.js'
import type { Locale } from './core/locale.js'
import type { AnyResourceText } from './core/messages.js'
import { departmentContract } from './resources/administrative/department/contract.js'
import { departmentMessages } from './resources/administrative/department/messages.js'
import { functionContract } from './resources/administrative/function/contract.js'
import { functionMessages } from './resources/administrative/function/messages.js'
import { materialClassContract } from './resources/gms/class/contract.js'
import { materialClassMessages } from './resources/gms/class/messages.js'
import { materialGroupContract } from './resources/gms/group/contract.js'
import { materialGroupMessages } from './resources/gms/group/messages.js'
import { materialContract } from './resources/gms/material/contract.js'
import { materialMessages } from './resources/gms/material/messages.js'
import { personContract } from './resources/people/person/contract.js'
import { personMessages } from './resources/people/person/messages.js'
import { regionContract } from './resources/service-memos/region/contract.js'
import { regionMessages } from './resources/service-memos/region/messages.js'

/** An entity as server, export and history need it: how it may be asked and what its fields are called. */
export interface ContractEntry {
  readonly contract: AnyContract
  readonly messages: Readonly<Record<Locale, AnyResourceText>>
}

/** The one list of entities. */
export const contracts: readonly ContractEntry[] = [
  { contract: departmentContract, messages: departmentMessages },
  { contract: functionContract, messages: functionMessages },
  { contract: personContract, messages: personMessages },
  { contract: regionContract, messages: regionMessages },
  { contract: materialGroupContract, messages: materialGroupMessages },
  { contract: materialClassContract, messages: materialClassMessages },
  { contract: materialContract, messages: materialMessages },
]
