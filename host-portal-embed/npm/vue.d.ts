import type { ScreenAttributes, ScreenEvent, ScreenEvents } from './index.js'

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Rest>}` : Name

/** Attributes and handlers of the tag in a template. */
type Props = ScreenAttributes & {
  readonly [Name in keyof ScreenEvents as `on${Capitalize<Camel<Name>>}`]?: (event: ScreenEvent<Name>) => void
}

declare module 'vue' {
  interface GlobalComponents {
    'esporte-screen': new () => { readonly $props: Props }
  }
}
