import type { EsporteScreen } from './EsporteScreen.js'

export interface MountScreenOptions {
  readonly screen: string
  readonly record?: string
  readonly locale?: string
}

/** The same as the tag, from a script: puts a screen into `element` and answers its tag, with its commands and events. */
export function mountScreen(element: Element, options: MountScreenOptions): EsporteScreen {
  const tag = element.ownerDocument.createElement('esporte-screen') as EsporteScreen
  for (const [name, value] of Object.entries(options)) if (value) tag.setAttribute(name, value)
  element.append(tag)
  return tag
}
