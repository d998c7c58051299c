import { pageRuntime } from './configuration.js'

// `all` leaves the direction alone. What is set on the host element reaches the inside by inheritance only, so that is where it ends.
const hostStyles = `
  :host { all: initial !important; display: block !important; direction: ltr !important; }
  .ep-root { padding: 16px; border-radius: 8px; }
`

let sheet: Promise<CSSStyleSheet> | undefined

/** Our styles, in the shadow root alone. The page's own reach neither our host element nor what is inside. */
export async function adoptStyles(shadow: ShadowRoot): Promise<void> {
  sheet ??= loadStyles()
  shadow.adoptedStyleSheets = [await sheet, ...shadow.adoptedStyleSheets]
}

async function loadStyles(): Promise<CSSStyleSheet> {
  const address = new URL(`style.css?v=${import.meta.env.SDK_VERSION}`, pageRuntime().address)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`esporte-screen: ${address} answered ${response.status}. Publish the whole folder of the embed.`)
  const sheet = new CSSStyleSheet()
  // `!important` inside a shadow root wins over the page's, also over its `!important`: CSS Cascade 4, section 6.1.
  sheet.replaceSync(`${hostStyles}\n${await response.text()}`)
  return sheet
}
