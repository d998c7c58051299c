import { contractPath } from '../../../core/contract.js'
import type { SectionSlotProps } from '../../../core/resource.js'
import { useList } from '../../../data/useList.js'
import { Link } from '../../../navigation/Link.js'
import { lotContract } from './nestedContracts.js'

/** The lots of a tender, in its form: they have no list of their own. */
export function Slot({ record }: SectionSlotProps) {
  const params = { licitacaoId: record.id }
  const { answer } = useList(lotContract, {}, { params })
  const path = contractPath(lotContract, params)
  return (
    <ul>
      {answer?.data.map(({ id, label }) => (
        <li key={id}>
          <Link to={`${path}/${id}`}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
