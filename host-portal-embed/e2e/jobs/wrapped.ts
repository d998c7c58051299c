import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '../../..')

/** An application of a portal with React: the tag's attributes come from its page, and every event arrives by a handler too. */
const application = `
import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { EsporteScreen } from '@esporte-parana/embed/react'
const place = document.querySelector('[data-screen]')
const { 'sync-url': syncUrl, ...attributes } = JSON.parse(place.dataset.screen)
const heard = (globalThis.heard = [])
const handlers = Object.fromEntries(
  ['Loading', 'Ready', 'Unavailable', 'Error', 'Navigate', 'Title', 'Saved', 'UnsavedChanges', 'Stayed', 'Layer', 'SessionExpiring', 'SessionExpired'].map(
    (name) => ['on' + name, ({ type }) => heard.push(type)],
  ),
)
const words = [...place.children].map((child) => createElement(child.localName, { key: child.textContent, slot: child.slot || undefined }, child.textContent))
createRoot(place).render(createElement(StrictMode, null, createElement(EsporteScreen, { ...attributes, syncUrl, ...handlers }, words)))
`

let bundled: Promise<string> | undefined

async function bundle(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wrapped-'))
  try {
    const entry = join(folder, 'application.js')
    await writeFile(entry, application)
    const alias = {
      '@esporte-parana/embed/react': join(root, 'host-portal-embed/dist/npm/react.js'),
      ...Object.fromEntries(['react-dom/client', 'react'].map((name) => [name, join(root, 'node_modules', name)])),
    }
    const options = { write: false, minify: false, lib: { entry, formats: ['es' as const] } }
    const define = { 'process.env.NODE_ENV': '"production"' }
    const result = await build({ root: folder, configFile: false, logLevel: 'error', resolve: { alias }, define, build: options })
    const [{ output }] = [result].flat() as [Rolldown.RolldownOutput]
    return output[0].code
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Answers the script of a portal's application that shows one screen by the package's React component. */
export async function serveWrapped(page: Page, origin: string): Promise<void> {
  const body = await (bundled ??= bundle())
  await page.context().route(`${origin}/wrapped.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/** The place of that screen in a page. */
export function wrappedTag(attributes: string, words: string): string {
  const parts = Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name, value]))
  return `<div data-screen='${JSON.stringify(parts)}'>${words}</div><script type="module" src="/wrapped.js"></script>`
}
