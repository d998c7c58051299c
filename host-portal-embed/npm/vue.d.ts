import type { ScreenAttributes, ScreenHandlers } from './element.js'

declare module 'vue' {
  interface GlobalComponents {
    /** Attributes and handlers of the tag in a template. */
    'esporte-screen': new () => { readonly $props: ScreenAttributes & ScreenHandlers }
  }
}
