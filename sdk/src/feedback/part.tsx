import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import { useLoaded } from './useLoaded.js'

export interface Meanwhile {
  /** Shown until the component is loaded. @default an element of the class `place`, or nothing */
  readonly fallback?: ReactNode
}

type PropsOf<T> = T extends ComponentType<infer Props> ? Props : never

/**
 * A component in a chunk of its own, loaded when it is first rendered:
 * `const TreeTable = part(() => import('./TreeTable.js'), 'TreeTable')`. It retries after errors. React's `lazy` would show a loaded component
 * up to 300 ms later, and fail for good without a network.
 * @param place class of an element that reserves its room while it loads
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
