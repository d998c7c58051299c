import type { ReactNode } from 'react'
import type { PathParams } from '../../../../api/client.js'
import { type AnyContract, contractPath } from '../../../../core/contract.js'
import { useCanRead } from '../../../../data/useCanWrite.js'
import { useCount } from '../../../../data/useCount.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { Link } from '../../../../navigation/Link.js'

export interface FigureProps {
  readonly title: string
  /** Title when the count is one. @default title */
  readonly titleOfOne?: string
  readonly contract: AnyContract
  /** Filters of the list that holds the counted records. */
  readonly filters?: Readonly<Record<string, string>>
  /** Ids of the parents in the list's path. */
  readonly params?: PathParams
}

/** How many records a list finds, as an item that leads to that list; nothing where the session may not read it. */
export function Figure(props: FigureProps) {
  if (useCanRead(props.contract) === false) return null
  return (
    <li>
      <Counted {...props} />
    </li>
  )
}

function Counted({ title, titleOfOne = title, contract, filters = {}, params }: FigureProps) {
  const { number } = useLocale()
  const { total, isFailed } = useCount(contract, { filters }, { params })
  const value = total && `${number(total.total)}${total.totalIsExact ? '' : '+'}`
  const name = total?.total === 1 ? titleOfOne : title
  return <FigureCard title={name} value={value} isFailed={isFailed} to={listAddress(contract, { filters, params })} />
}

interface FigureCardProps {
  readonly title: string
  /** `undefined` while it loads. */
  readonly value: string | undefined
  readonly isFailed: boolean
  readonly to: string
  readonly children?: ReactNode
}

export function FigureCard({ title, value, isFailed, to, children }: FigureCardProps) {
  const { text } = useLocale()
  return (
    <Link to={to} className="ep-event-figure" aria-busy={value === undefined && !isFailed}>
      <strong>{value ?? (isFailed ? '—' : '\u2007')}</strong>
      <span>{title}</span>
      {children}
      {isFailed && <span>{text('screens.home.noFigures')}</span>}
    </Link>
  )
}

/** The address of the list that holds a figure's records. */
export function listAddress(contract: AnyContract, { filters = {}, params }: Pick<FigureProps, 'filters' | 'params'>): string {
  const query = String(new URLSearchParams(filters))
  return `${contractPath(contract, params)}${query && `?${query}`}`
}
