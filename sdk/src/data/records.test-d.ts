import type { AnyContract } from '../core/contract.js'
import type { Stored } from '../core/record.js'
import { departmentContract } from '../resources/administrative/department/contract.js'
import { useList } from './useList.js'
import { useRecord } from './useRecord.js'

// The contract determines the type that a host reads.
export function useDepartments(contract: AnyContract) {
  const acronyms: readonly string[] | undefined = useList(departmentContract, { perPage: 5 }).answer?.data.map(({ acronym }) => acronym)
  const name: string | undefined = useRecord(departmentContract, 7).record?.name
  const any: Stored | undefined = useRecord(contract, 7).record
  // @ts-expect-error a field that departments do not have
  const cpf = useRecord(departmentContract, 7).record?.cpf
  return { acronyms, name, any, cpf }
}
