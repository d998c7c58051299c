import type { ApiClient } from '../api/client.js'
import { createStore } from '../core/store.js'
import { type Clock, systemClock } from '../session/clock.js'
import type { SessionStorage } from '../session/storedState.js'

/** The user's choices about the product's look, as JSON values. */
export type PreferenceValues = Readonly<Record<string, unknown>>

export interface PreferencesOptions {
  readonly api: Pick<ApiClient, 'send'>
  /** Stores a copy for the first paint of the next visit; absent in an embed. */
  readonly storage?: Pick<SessionStorage, 'getItem' | 'setItem'>
  readonly clock?: Clock
  /** Calls `listener` when another page of this browser stored something under the key. @returns a function that stops it */
  readonly onKept?: (key: string, listener: () => void) => () => void
}

export interface Preferences {
  readonly getValues: () => PreferenceValues
  readonly subscribe: (listener: () => void) => () => void
  /** `undefined` removes the key. @returns false when storage is full; then nothing changed */
  readonly set: (key: string, value: unknown) => boolean
  /** Loads the choices that this person made elsewhere; without a person, choices stay on this page. */
  readonly follow: (person: number | undefined) => Promise<void>
  readonly dispose: () => void
}

const storageKey = 'preferences_0'
/** The API keeps 64 kB per person; a little less here, because another page may have added something. */
const mostBytes = 60 * 1024
// Dragging a slider or a column sends one request, after it stops.
const restMilliseconds = 800

/** The user's preferences. The API holds the authoritative copy and storage a cache; without them, less is remembered. */
export function createPreferences({ api, storage, clock = systemClock, onKept }: PreferencesOptions): Preferences {
  const cached = readCache(storage)
  /** Keys changed here and not sent yet; they win over the server's copy, also on the next visit. */
  const unsent = new Set<string>()
  let restored = cached.unsent
  const values = createStore<PreferenceValues>(cached.values)
  let owner = cached.owner
  let status: 'nobody' | 'unknown' | 'known' = 'nobody'
  const remote = createRemoteCopy({ api, clock })

  const show = (next: PreferenceValues) => values.set(withKnown(next, values.get()))
  const chosenHere = () => Object.fromEntries([...unsent].map((key) => [key, values.get()[key]]))
  const keep = () => {
    // After sign-out, nothing of the user goes back to storage.
    writeCache(
      storage,
      status === 'nobody' ? { owner: undefined, values: chosenHere() } : { owner, values: values.get(), unsent: [...unsent] },
    )
  }
  const write = () => {
    keep()
    if (status === 'known') remote.writeSoon(chosenHere, takeMerged)
  }
  // The response also brings changes from other pages of the same person.
  const takeMerged = (sent: PreferenceValues, merged: PreferenceValues | undefined) => {
    if (status !== 'known') return
    for (const key of Object.keys(sent)) if (values.get()[key] === sent[key]) unsent.delete(key)
    if (merged) show({ ...merged, ...chosenHere() })
    keep()
  }
  let forgetPages = () => {}
  const takeKept = () => {
    const kept = readCache(storage)
    if (status !== 'nobody' && kept.owner === owner) show({ ...kept.values, ...chosenHere() })
  }
  const stop = () => {
    remote.cancel()
    forgetPages()
  }
  const follow = async (person: number | undefined) => {
    stop()
    if (status !== 'nobody' && person !== owner) unsent.clear()
    status = person === undefined ? 'nobody' : 'unknown'
    if (person === undefined) return
    if (person === cached.owner) for (const key of restored) unsent.add(key)
    restored = []
    if (owner !== undefined && owner !== person) show(chosenHere())
    owner = person
    forgetPages = onKept?.(storageKey, takeKept) ?? forgetPages
    const found = await remote.read()
    if (owner !== person || status !== 'unknown' || !found) return
    status = 'known'
    show({ ...found, ...chosenHere() })
    if (unsent.size > 0) write()
    else keep()
  }
  return {
    getValues: values.get,
    subscribe: values.subscribe,
    set: (key, value) => {
      const next = { ...values.get(), [key]: value }
      if (value !== undefined && bytesOf(next) > mostBytes) return false
      unsent.add(key)
      show(next)
      write()
      return true
    },
    follow,
    dispose: stop,
  }
}

function createRemoteCopy({ api, clock }: { readonly api: Pick<ApiClient, 'send'>; readonly clock: Clock }) {
  let cancel = () => {}
  return {
    /** `undefined` when the server does not answer. */
    read: async (): Promise<PreferenceValues | undefined> => {
      const answer = await api.send<{ readonly data?: unknown }>('GET', '/preferencias').catch(() => undefined)
      return answer && toValues(answer.data)
    },
    /** Sends only the keys changed here; a removed key is sent as `null`. */
    writeSoon: (choose: () => PreferenceValues, onSent: (sent: PreferenceValues, merged: PreferenceValues | undefined) => void) => {
      cancel()
      cancel = clock.after(restMilliseconds, () => {
        const chosen = choose()
        const patch = Object.fromEntries(Object.entries(chosen).map(([key, value]) => [key, value ?? null]))
        api.send<{ readonly data?: unknown }>('PATCH', '/preferencias', patch).then(
          ({ data }) => onSent(chosen, data === undefined ? undefined : toValues(data)),
          () => undefined,
        )
      })
    },
    cancel: () => cancel(),
  }
}

interface Cached {
  readonly owner: number | undefined
  readonly values: PreferenceValues
  /** Keys not sent yet, because the page was closed before. */
  readonly unsent?: readonly string[]
}

/** The choices stored in this browser; empty when it stores none. */
export function readCache(storage: PreferencesOptions['storage']): Required<Cached> {
  try {
    const { owner, values, unsent } = JSON.parse(storage?.getItem(storageKey) ?? '{}') as Readonly<Record<keyof Cached, unknown>>
    return {
      owner: typeof owner === 'number' ? owner : undefined,
      values: toValues(values),
      unsent: Array.isArray(unsent) ? unsent.filter((key) => typeof key === 'string') : [],
    }
  } catch {
    return { owner: undefined, values: {}, unsent: [] }
  }
}

function writeCache(storage: PreferencesOptions['storage'], cached: Cached): void {
  try {
    storage?.setItem(storageKey, JSON.stringify(cached))
  } catch {
    return
  }
}

function toValues(value: unknown): PreferenceValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PreferenceValues) : {}
}

/** Keeps the known object for equal values, so that a copy from the server renders nothing again. */
function withKnown(next: PreferenceValues, known: PreferenceValues): PreferenceValues {
  const isSame = (key: string) => JSON.stringify(next[key]) === JSON.stringify(known[key])
  return Object.fromEntries(Object.keys(next).map((key) => [key, isSame(key) ? known[key] : next[key]]))
}

function bytesOf(values: PreferenceValues): number {
  return new TextEncoder().encode(JSON.stringify(values)).length
}
