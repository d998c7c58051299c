import { useLoaded } from '../feedback/useLoaded.js'
import { useLocation } from '../navigation/NavigationProvider.js'

const loadNav = () => import('./neighbours/NeighbourNav.js')

/** Previous and next for whoever came from a list: its query stands in the address under `de`. A bare link has none. */
export function FormNeighbours({ id }: { readonly id: number }) {
  const origin = new URLSearchParams(useLocation().search).get('de')
  return origin === null ? null : <LoadedNeighbours id={id} origin={origin} />
}

function LoadedNeighbours(props: { readonly id: number; readonly origin: string }) {
  const nav = useLoaded(loadNav, true)
  return nav ? <nav.NeighbourNav {...props} /> : null
}
