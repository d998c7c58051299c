import type { ApiClient } from '../api/client.js'
import { createStore } from '../core/store.js'
import { type Clock, systemClock } from '../session/clock.js'
import type { SessionStorage } from '../session/storedState.js'

/** What a person chose about the look of the product; values are JSON. */
export type PreferenceValues = Readonly<Record<string, unknown>>

export interface PreferencesOptions {
  readonly api: Pick<ApiClient, 'send'>
  /** Keeps a copy for the first paint of the next visit; none where the page is another's. */
  readonly storage?: Pick<SessionStorage, 'getItem' | 'setItem'>
  readonly clock?: Clock
  /** Calls when another page of this browser kept something under the key. @returns stops */
  readonly onKept?: (key: string, listener: () => void) => () => void
}

export interface Preferences {
  readonly getValues: () => PreferenceValues
  readonly subscribe: (listener: () => void) => () => void
  /** `undefined` takes the key away. @returns false when there is no room left for it: then nothing changed */
  readonly set: (key: string, value: unknown) => boolean
  /** Fetches what this person chose elsewhere; nobody means that choices stay on this page. */
  readonly follow: (person: number | undefined) => Promise<void>
  readonly dispose: () => void
}

const storageKey = 'preferences_0'
/** The API keeps 64 kB a person; a little less here, for what another page may have added meanwhile. */
const mostBytes = 60 * 1024
// A slider or a column that is dragged asks the server once, when it rests.
const restMilliseconds = 800

/** The person's preferences: the API has the copy that counts, storage a cache of it. Neither being there only means that less is remembered. */
export function createPreferences({ api, storage, clock = systemClock, onKept }: PreferencesOptions): Preferences {
  const cached = readCache(storage)
  /** Keys chosen here that the server has not got yet: they count more than its copy, on the next visit too. */
  const unsent = new Set<string>()
  let restored = cached.unsent
  const values = createStore<PreferenceValues>(cached.values)
  let owner = cached.owner
  let status: 'nobody' | 'unknown' | 'known' = 'nobody'
  const remote = createRemoteCopy({ api, clock })

  const show = (next: PreferenceValues) => values.set(withKnown(next, values.get()))
  const chosenHere = () => Object.fromEntries([...unsent].map((key) => [key, values.get()[key]]))
  const keep = () => {
    // After a sign-out storage gets nothing back of what the person had.
    writeCache(
      storage,
      status === 'nobody' ? { owner: undefined, values: chosenHere() } : { owner, values: values.get(), unsent: [...unsent] },
    )
  }
  const write = () => {
    keep()
    if (status === 'known') remote.writeSoon(chosenHere, takeMerged)
  }
  // What other pages of the same person chose meanwhile comes with the answer.
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
    /** Nothing when the server does not say. */
    read: async (): Promise<PreferenceValues | undefined> => {
      const answer = await api.send<{ readonly data?: unknown }>('GET', '/preferencias').catch(() => undefined)
      return answer && toValues(answer.data)
    },
    /** Sends only what was chosen here; what is gone travels as `null`. */
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
  /** Keys that the server has not got: the page was left before they could be sent. */
  readonly unsent?: readonly string[]
}

/** What this browser keeps of a person's choices; nothing where it keeps none. */
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

/** Values that have not changed stay the same to whoever compares them: a copy of the server renders nothing again. */
function withKnown(next: PreferenceValues, known: PreferenceValues): PreferenceValues {
  const isSame = (key: string) => JSON.stringify(next[key]) === JSON.stringify(known[key])
  return Object.fromEntries(Object.keys(next).map((key) => [key, isSame(key) ? known[key] : next[key]]))
}

function bytesOf(values: PreferenceValues): number {
  return new TextEncoder().encode(JSON.stringify(values)).length
}
