import { pageRuntime } from './configuration.js'
import { EsporteScreen } from './EsporteScreen.js'

export { configure } from './configuration.js'
export { diagnose } from './diagnose.js'
export { mountScreen } from './mountScreen.js'

const runtime = pageRuntime()
runtime.address ||= import.meta.url
runtime.loaders.set(import.meta.url, import.meta.env.SDK_VERSION)

// A second loader on a page must not define the tag again.
if (!customElements.get('esporte-screen')) customElements.define('esporte-screen', EsporteScreen)
