import { createHostSession, type GetToken, type SessionStore } from '@esporte-parana/sdk'
import { pageRuntime } from './configuration.js'

interface SharedSession {
  readonly session: SessionStore
  /** Each screen of the page that wants to know why no token came. */
  readonly listeners: Set<(error: unknown) => void>
}

/** One token for all screens of the page. */
export function sharedSession(): SharedSession {
  const { shared } = pageRuntime()
  const known = shared.get('session') as SharedSession | undefined
  if (known) return known
  const listeners: SharedSession['listeners'] = new Set()
  const made = {
    session: createHostSession({ getToken: askPage, onError: (error) => listeners.forEach((listener) => listener(error)) }),
    listeners,
  }
  shared.set('session', made)
  return made
}

/** As the page is configured by then. */
const askPage: GetToken = (request) => {
  const { configuration } = pageRuntime()
  return configuration ? configuration.getToken(request) : Promise.reject(new Error('configure() was not called.'))
}
