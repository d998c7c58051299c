import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import { useLoaded } from './useLoaded.js'

interface Meanwhile {
  /** What stands in its place until it is there. @default nothing */
  readonly fallback?: ReactNode
}

type PropsOf<T> = T extends ComponentType<infer Props> ? Props : never

/**
 * A component in a chunk of its own, fetched when it is first drawn and asked for again while it is missed:
 * `const TreeTable = part(() => import('./TreeTable.js'), 'TreeTable')`.
 */
export function part<Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): FunctionComponent<PropsOf<Module[Name]> & Meanwhile> {
  return function Part({ fallback, ...props }) {
    const Component = useLoaded(load, true)?.[name] as ComponentType<object> | undefined
    return Component ? <Component {...props} /> : fallback
  }
}
