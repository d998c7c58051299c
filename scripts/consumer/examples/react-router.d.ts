// The router is an optional peer dependency and not installed here; these are the types that the examples need.
declare module 'react-router' {
  import type { DataRouter } from '@esporte-parana/sdk/react-router'
  import type { ComponentType, ReactNode } from 'react'

  interface RouteObject {
    readonly path: string
    readonly element?: ReactNode
    readonly Component?: ComponentType
  }
  export function Link(props: { readonly to: string; readonly children: ReactNode }): ReactNode
  export function createBrowserRouter(routes: readonly RouteObject[]): DataRouter
}

declare module 'react-router/dom' {
  import type { DataRouter } from '@esporte-parana/sdk/react-router'
  import type { ReactNode } from 'react'

  export function RouterProvider(props: { readonly router: DataRouter }): ReactNode
}
