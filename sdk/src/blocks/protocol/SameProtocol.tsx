import { type AnyContract, contractPath } from '../../core/contract.js'
import type { Stored } from '../../core/record.js'
import { useCanRead } from '../../data/useCanWrite.js'
import { useList } from '../../data/useList.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { RecordLink } from '../../values/RecordLink.js'
import './protocol.css'

interface SameProtocolProps {
  /** The record whose protocol is searched. */
  readonly record: Stored & { readonly protocol: string | null }
  /** Entities with a filter `protocol`; the record's own comes first. */
  readonly contracts: readonly [AnyContract, ...AnyContract[]]
}

const texts = {
  'pt-BR': { others: 'Outros registros neste protocolo', all: 'ver todos' },
  'en-US': { others: 'Other records of this protocol', all: 'see all' },
  'es-ES': { others: 'Otros registros de este protocolo', all: 'ver todos' },
} as const

/** Records named one by one; more are behind a link to the list. */
const most = 5

/**
 * Other records with the same e-Protocolo: one protocol may hold several documents (domain model B7.18). Renders nothing when there are
 * none.
 */
export function SameProtocol({ record, contracts }: SameProtocolProps) {
  if (!record.protocol) return null
  return contracts.map((contract, place) => (
    <OthersToRead key={contract.name} contract={contract} protocol={record.protocol ?? ''} except={place === 0 ? record.id : undefined} />
  ))
}

interface OthersProps {
  readonly contract: AnyContract
  readonly protocol: string
  readonly except?: number
}

/** Nothing is asked of lists that the session may not read. */
function OthersToRead(props: OthersProps) {
  return useCanRead(props.contract) ? <Others {...props} /> : null
}

function Others({ contract, protocol, except }: OthersProps) {
  const { locale } = useLocale()
  const { answer } = useList(contract, { perPage: most + 2, filters: { protocol } })
  const others = (answer?.data ?? []).filter(({ id }) => id !== except)
  const path = contractPath(contract)
  if (others.length === 0) return null
  return (
    <p className="ep-same-protocol">
      {texts[locale].others}:{' '}
      {others.slice(0, most).map(({ id, label }, place) => (
        <span key={id}>
          {place > 0 ? ' · ' : null}
          <RecordLink contract={contract} to={{ id, label }} />
        </span>
      ))}
      {others.length > most ? (
        <>
          {' · '}
          <Link to={`${path}?protocol=${protocol}`}>{texts[locale].all}</Link>
        </>
      ) : null}
    </p>
  )
}
