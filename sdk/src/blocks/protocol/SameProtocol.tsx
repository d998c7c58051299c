import { type AnyContract, contractPath } from '../../core/contract.js'
import type { Stored } from '../../core/record.js'
import { useList } from '../../data/useList.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import './protocol.css'

interface SameProtocolProps {
  /** Whose others are looked for. */
  readonly record: Stored & { readonly protocol: string | null }
  /** The entities that a protocol may hold, each with a filter `protocol`; the record's own is the first. */
  readonly contracts: readonly [AnyContract, ...AnyContract[]]
}

const texts = {
  'pt-BR': 'Outros registros neste protocolo',
  'en-US': 'Other records of this protocol',
  'es-ES': 'Otros registros de este protocolo',
} as const

/** What else stands under the same e-Protocolo: one may carry several documents (domain model B7.18). Nothing where there is nothing. */
export function SameProtocol({ record, contracts }: SameProtocolProps) {
  if (!record.protocol) return null
  return contracts.map((contract, place) => (
    <Others key={contract.name} contract={contract} protocol={record.protocol ?? ''} except={place === 0 ? record.id : undefined} />
  ))
}

function Others({ contract, protocol, except }: { readonly contract: AnyContract; readonly protocol: string; readonly except?: number }) {
  const { locale } = useLocale()
  const { answer } = useList(contract, { perPage: 20, filters: { protocol } })
  const others = (answer?.data ?? []).filter(({ id }) => id !== except)
  if (others.length === 0) return null
  return (
    <p className="ep-same-protocol">
      {texts[locale]}:{' '}
      {others.map(({ id, label }, place) => (
        <span key={id}>
          {place > 0 ? ', ' : null}
          <Link to={`${contractPath(contract)}/${id}`}>{label}</Link>
        </span>
      ))}
    </p>
  )
}
