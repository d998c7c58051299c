import { pageRuntime } from './configuration.js'

// `all` does not reset the direction. Styles of the host element are inherited inside, so they are reset here. `!important` inside a shadow
// root wins over the page's styles, even over its `!important`: CSS Cascade 4, section 6.1. `--esporte-top` is the height of what the page keeps
// at the top of the window: what sticks and what takes the focus stays below it. No screen asks for the height of the window.
const hostStyles = `
  :host { all: initial !important; display: block !important; direction: ltr !important; }
  .ep-root { border-radius: 8px; --ep-topbar-height: var(--esporte-top, 0px); }
  .ep-root.ep-root.ep-root.ep-root :is(a, button, input, select, textarea, summary, [tabindex]) {
    scroll-margin-block-start: calc(var(--esporte-top, 0px) + 5 * var(--ep-rem));
  }
  slot[name=loading] ~ div { block-size: 0; overflow: clip; visibility: hidden; }
  .ep-root.ep-root :is(.ep-public, .ep-status) { min-block-size: 0; }
  .ep-root.ep-root .ep-list[data-beside] { min-block-size: calc(40 * var(--ep-rem)); }
  /* In a frame, the part that the person sees is the window. */
  .ep-root .ep-modal-mask.ep-modal-mask { inset-block: var(--esporte-start, 0px) var(--esporte-end, 0px); }
  .ep-root .ep-form-bar.ep-form-bar { inset-block-end: calc(0.75 * var(--ep-rem) + var(--esporte-end, 0px)); }
  .ep-toasts.ep-toasts[data-position^="top"] { inset-block-start: calc(20px + var(--esporte-start, 0px)); }
  .ep-toasts.ep-toasts[data-position^="bottom"] { inset-block-end: calc(20px + var(--ep-toast-room) + var(--esporte-end, 0px)); }
  iframe { display: block; inline-size: 100%; block-size: 320px; border: 0; border-radius: 8px; scroll-margin-block-start: var(--esporte-top, 0px); }
  iframe[data-layer] { min-block-size: min(640px, 90dvh); }
  slot[name=loading] ~ iframe { block-size: 0 !important; visibility: hidden; }
  .ep-failure { margin: 0; padding: 16px; border: 1px solid; border-radius: 8px; font: 16px/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
`

let host: CSSStyleSheet | undefined
let product: Promise<CSSStyleSheet> | undefined

/** Resets the page's styles on our element. */
export function adoptHostStyles(shadow: ShadowRoot): void {
  host ??= sheetOf(hostStyles)
  adoptOnce(shadow, host)
}

/** Adds our styles to the shadow root only. The page's styles affect neither our element nor its content. */
export async function adoptStyles(shadow: ShadowRoot): Promise<void> {
  adoptHostStyles(shadow)
  product ??= loadStyles()
  // After a failure, the next screen loads the styles again.
  product.catch(() => {
    product = undefined
  })
  adoptOnce(shadow, await product)
}

function adoptOnce(shadow: ShadowRoot, sheet: CSSStyleSheet): void {
  if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet]
}

async function loadStyles(): Promise<CSSStyleSheet> {
  const address = new URL(`style.css?v=${import.meta.env.SDK_VERSION}`, pageRuntime().address)
  const response = await fetch(address).catch((cause: unknown) => {
    throw new Error(`${address} could not be loaded. Is the product there, and its origin in connect-src of the page's policy?`, { cause })
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}. Publish the whole folder of the embed.`)
  return sheetOf(await response.text())
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
