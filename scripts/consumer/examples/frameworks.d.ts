// Frameworks of portals are not installed here; these are the types that the examples need.
declare module '@vitejs/plugin-vue' {
  import type { Plugin } from 'vite'

  interface Options {
    readonly template: { readonly compilerOptions: { readonly isCustomElement: (tag: string) => boolean } }
  }
  export default function vue(options: Options): Plugin
}

declare module '@angular/core' {
  interface Metadata {
    readonly selector: string
    readonly schemas: readonly unknown[]
    readonly template: string
  }
  export function Component(metadata: Metadata): (type: unknown, context: unknown) => void
  export const CUSTOM_ELEMENTS_SCHEMA: unknown
  export function signal<T>(value: T): { (): T; set(value: T): void }
}

declare module '@angular/platform-browser' {
  export function bootstrapApplication(component: unknown): Promise<unknown>
}
