import type { AnyControl } from '../../core/control.js'
import type { LoadFill } from '../../core/kind.js'
import { useApi } from '../../data/DataProvider.js'
import { getAt, joinPath, scopeValues } from '../store/fieldPath.js'
import { useForm } from '../store/FormContext.js'

/**
 * Writes what follows from a value that a person typed into the fields beside it that hold nothing. Where the API does not know, does not answer,
 * or answers for a value that is no longer there, nothing happens.
 */
export function useFill(control: AnyControl, scope: string, path: string): ((value: unknown) => void) | undefined {
  const { store } = useForm()
  const api = useApi()
  const { fill: load } = control.options as { readonly fill?: LoadFill }
  if (!load) return undefined
  const at = (place: string) => getAt(store.getState().values, place)
  const read = async (path: string) => (await api.send<{ readonly data: unknown }>('GET', path)).data
  const fillIn = async (value: string) => {
    const { fill } = await load()
    const follows = await fill(value, scopeValues(store.getState().values, scope), read)
    if (at(path) !== value) return
    for (const [key, known] of follows) {
      const place = joinPath(scope, key)
      const isEmpty = at(place) === '' || at(place) === null || at(place) === undefined
      if (isEmpty && known !== null) store.change(place, known)
    }
  }
  return (value) => {
    if (typeof value === 'string' && value !== '') fillIn(value).catch(() => undefined)
  }
}
