import type { ScreenAttributes } from '../npm/element.js'
import type { EsporteScreen } from './EsporteScreen.js'

/** Mounts a screen in `element` from a script and returns its tag, with commands and events. @throws TypeError without an element */
export function mountScreen(element: Element, options: ScreenAttributes): EsporteScreen {
  if (!element) throw new TypeError('mountScreen: there is no element. Pass the one that the screen shall stand in.')
  const tag = element.ownerDocument.createElement('esporte-screen') as EsporteScreen
  for (const [name, value] of Object.entries(options)) if (value) tag.setAttribute(attributeOf(name), String(value))
  element.append(tag)
  return tag
}

/** `syncUrl` → `sync-url` */
export const attributeOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
