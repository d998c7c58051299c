import { pageRuntime } from './configuration.js'
import { EsporteScreen } from './EsporteScreen.js'

export { configure } from './configuration.js'
export { mountScreen } from './mountScreen.js'

pageRuntime().address ||= import.meta.url

// A second copy of the loader on a page finds the tag taken by the first.
if (!customElements.get('esporte-screen')) customElements.define('esporte-screen', EsporteScreen)
