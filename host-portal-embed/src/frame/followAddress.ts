import { placeOf } from '../addresses.js'
import type { MountIntoOptions } from '../mountInto.js'
import type { Calls } from './calls.js'
import type { ToFrame, ToPage } from './messages.js'

/** Keeps the page's address and its frame at the same path: the person moves inside the frame, or with Back and Forward of the page. */
export function followAddress({ path: first, addresses, edits }: Pick<MountIntoOptions, 'path' | 'addresses' | 'edits'>) {
  const place = placeOf(first, addresses)
  const there = () => {
    const { pathname, search } = place.getLocation()
    return pathname + search
  }
  let path = there()
  const stops: (() => void)[] = []
  return {
    path,
    begin: (calls: Calls<ToFrame>) => {
      const mayLeave = async () => (await calls.ask('mayLeave', true)) === true
      const move = () => {
        if (there() === path) return
        path = there()
        // The guard has asked.
        calls.tell('navigate', { path, isReturn: true })
      }
      stops.push(
        place.subscribe(move),
        place.block(mayLeave, () => edits.isUnsaved),
      )
    },
    follow: (move: ToPage['move']) => {
      if (move.path === path) return
      path = move.path
      if (move.how === 'back') place.back(path)
      else place.navigate(path, { replace: move.how === 'replace', force: true })
    },
    stop: () => stops.forEach((stop) => stop()),
  }
}
