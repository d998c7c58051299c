import { createHostSession, type GetToken, type SessionStore } from '@esporte-parana/sdk'
import { pageRuntime, sharedInPage } from './configuration.js'

interface SharedSession {
  readonly session: SessionStore
  /** Screens of the page that want to know why a token is missing; all but the first hear that it is known. */
  readonly listeners: Set<(error: unknown, isKnown: boolean) => void>
  /** What was typed on the page and is neither saved nor discarded. */
  readonly texts: KeptTexts
}

export interface KeptTexts {
  /** Paths of its forms. */
  get(): readonly string[]
  /** @returns a function that ends it */
  subscribe(listener: () => void): () => void
}

/** The session with one token for all screens of the page. */
export const sharedSession = (): SharedSession => sharedInPage('session', createSharedSession)

function createSharedSession(): SharedSession {
  const listeners: SharedSession['listeners'] = new Set()
  const tell = (error: unknown) => [...listeners].forEach((listener, index) => listener(error, index > 0))
  const session = createHostSession({ getToken: askPage, onError: tell })
  session.identifyBy?.(askOwner)
  const { kept } = pageRuntime()
  const { texts, keep } = createKeptTexts(kept?.paths)
  return { session: { ...session, onTextInMemory: keep, textMemory: kept?.memory }, listeners, texts }
}

function createKeptTexts(kept: readonly string[] = []) {
  const listeners = new Set<() => void>()
  const texts: KeptTexts = {
    get: () => kept,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const keep = (routes: readonly string[]) => {
    kept = routes
    for (const listener of listeners) listener()
  }
  return { texts, keep }
}

/** Reads the configuration at the time of the call. */
const askPage: GetToken = (request) => {
  const { configuration } = pageRuntime()
  return configuration ? configuration.getToken(request) : Promise.reject(new Error('configure() was not called.'))
}

/** The user of a token. */
async function askOwner(token: string): Promise<number | undefined> {
  const address = `${pageRuntime().configuration?.apiBaseUrl.replace(/(?<!\/)\/+$/, '')}/sessao`
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } })
  if (!answer.ok) return undefined
  const { data } = (await answer.json()) as { readonly data?: { readonly session?: { readonly usuario?: { readonly id?: number } } } }
  return data?.session?.usuario?.id
}
