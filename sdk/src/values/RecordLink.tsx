import type { ReactNode } from 'react'
import { type AnyContract, contractPath } from '../core/contract.js'
import type { Link as RecordName } from '../core/record.js'
import { Link } from '../navigation/Link.js'

interface RecordLinkProps {
  readonly contract: AnyContract
  /** The record as a reference names it. */
  readonly to: RecordName
  /** @default the record's label */
  readonly children?: ReactNode
}

/** Leads to the page of one record. */
export function RecordLink({ contract, to: { id, label, params }, children = label }: RecordLinkProps) {
  return <Link to={`${contractPath(contract, params)}/${id}`}>{children}</Link>
}
