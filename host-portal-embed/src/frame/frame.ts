import { type Configuration, configure, pageRuntime } from '../configuration.js'
import { type MountedScreen, mountInto } from '../mountInto.js'
import { type Calls, speak } from './calls.js'
import { takePort } from './handshake.js'
import { type Beginning, fitsFrame, type ToPage } from './messages.js'
import { createSealedMemory } from './sealedMemory.js'

// The frame's own address has the API beside it.
const apiBaseUrl = `${location.origin}/api/admin/v1`
const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
const said = new URLSearchParams(location.hash.slice(1))
const [nonce, page] = [said.get('nonce') ?? '', said.get('page') ?? '']
// No script that comes later can say hello again.
history.replaceState(null, '', location.pathname)

// Alone it has no page that gives it a token, and a page of its own origin could read what it shows.
if (window.parent === window || page === location.origin) document.body.textContent = 'Esta página mostra telas dentro de portais.'
else void begin()

async function begin(): Promise<void> {
  const port = await takePort({ other: window.parent, origin: page, nonce })
  pageRuntime().address = import.meta.url
  let screen: Promise<MountedScreen | undefined> | undefined
  const calls: Calls<ToPage> = speak(port, fitsFrame, {
    begin: (beginning) => (screen ??= show(calls, beginning)),
    look: (look) => configure({ ...configurationOf(calls), ...look }),
    navigate: async ({ path, isReturn }) => (await screen)?.navigate(path, isReturn),
    locale: async (locale) => (await screen)?.setLocale(locale || undefined),
    view: ({ start, end }) => {
      const { style } = shadow.host as HTMLElement
      for (const [name, length] of Object.entries({ top: start, start, end })) style.setProperty(`--esporte-${name}`, `${length}px`)
    },
    mayLeave: async () => (await screen)?.canLeave() ?? true,
  })
}

function show(calls: Calls<ToPage>, { path, locale, look, links, typed, isUnsaved, memory }: Beginning) {
  pageRuntime().kept = { memory: createSealedMemory(memory), paths: isUnsaved ? typed : [] }
  configure({ ...configurationOf(calls), ...look })
  return mountInto(shadow, {
    path,
    locale: locale || undefined,
    addresses: links,
    // A frame ends with its document.
    signal: new AbortController().signal,
    onState: (state) => calls.tell('state', state),
    onEvent: (name, detail) => calls.tell('event', { name, detail: { ...detail } }),
    onNavigate: async (to) => (await calls.ask('leave', to)) === true,
    onFailure: (failure) => calls.tell('failure', { code: failure.code, message: failure.message }),
    onTrouble: (failure, isKnown) => calls.tell('trouble', { code: failure.code, message: failure.message, isKnown }),
    onMove: (to, how) => calls.tell('move', { path: to, how }),
    edits: { typed: new Set(typed), isUnsaved },
    isInFrame: true,
  }).catch((error: unknown) => {
    calls.tell('failure', { code: 'mount-failed', message: error instanceof Error ? error.message : String(error) })
    return undefined
  })
}

/** The page's token, through the channel. */
const configurationOf = (calls: Calls<ToPage>): Configuration => ({
  apiBaseUrl,
  getToken: async ({ reason }) => (await calls.ask('token', reason)) as { readonly token: string; readonly expiresIn: number },
})
