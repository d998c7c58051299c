import type { PathParams } from '../api/client.js'
import type { AnyContract } from '../core/contract.js'
import { useLoaded } from '../feedback/useLoaded.js'
import { useLocation } from '../navigation/NavigationProvider.js'

const loadNav = () => import('./neighbours/NeighbourNav.js')

interface FormNeighboursProps {
  readonly id: number
  readonly contract: AnyContract
  readonly params?: PathParams
}

/** Previous and next for whoever came from a list: its query stands in the address under `de`. A bare link has none. */
export function FormNeighbours(props: FormNeighboursProps) {
  const origin = new URLSearchParams(useLocation().search).get('de')
  return origin === null ? null : <LoadedNeighbours {...props} origin={origin} />
}

function LoadedNeighbours(props: FormNeighboursProps & { readonly origin: string }) {
  const nav = useLoaded(loadNav, true)
  return nav ? <nav.NeighbourNav {...props} /> : null
}
