import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import { useLoaded } from './useLoaded.js'

export interface Meanwhile {
  /** What stands in its place until it is there. @default an element of the class `place`, or nothing */
  readonly fallback?: ReactNode
}

type PropsOf<T> = T extends ComponentType<infer Props> ? Props : never

/**
 * A component in a chunk of its own, fetched when it is first drawn and asked for again while it is missed:
 * `const TreeTable = part(() => import('./TreeTable.js'), 'TreeTable')`. React's `lazy` would show what has arrived up to 300 ms later, and
 * give up when the network is away.
 * @param place class of an element that keeps its room meanwhile
 */
export function part<Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  place?: string,
): FunctionComponent<PropsOf<Module[Name]> & Meanwhile> {
  const room = place === undefined ? undefined : <div className={place} />
  return function Part({ fallback = room, ...props }) {
    const Component = useLoaded(load, true)?.[name] as ComponentType<object> | undefined
    return Component ? <Component {...props} /> : fallback
  }
}
