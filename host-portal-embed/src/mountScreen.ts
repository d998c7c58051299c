import type { EsporteScreen } from './EsporteScreen.js'

export interface MountScreenOptions {
  readonly screen: string
  readonly record?: string
  readonly locale?: string
}

/** Mounts a screen in `element` from a script and returns its tag, with commands and events. @throws TypeError without an element */
export function mountScreen(element: Element, options: MountScreenOptions): EsporteScreen {
  if (!element) throw new TypeError('mountScreen: there is no element. Pass the one that the screen shall stand in.')
  const tag = element.ownerDocument.createElement('esporte-screen') as EsporteScreen
  for (const [name, value] of Object.entries(options)) if (value) tag.setAttribute(name, value)
  element.append(tag)
  return tag
}
