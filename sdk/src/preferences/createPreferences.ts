import type { ApiClient } from '../api/client.js'
import { type Clock, systemClock } from '../session/clock.js'
import type { SessionStorage } from '../session/storedState.js'

/** What a person chose about the look of the product; values are JSON. */
export type PreferenceValues = Readonly<Record<string, unknown>>

export interface PreferencesOptions {
  readonly api: Pick<ApiClient, 'send'>
  /** Keeps a copy for the first paint of the next visit; none where the page is another's. */
  readonly storage?: Pick<SessionStorage, 'getItem' | 'setItem'>
  readonly clock?: Clock
}

export interface Preferences {
  readonly getValues: () => PreferenceValues
  readonly subscribe: (listener: () => void) => () => void
  readonly set: (key: string, value: unknown) => void
  /** Fetches what this person chose elsewhere; nobody means that choices stay on this page. */
  readonly follow: (person: number | undefined) => Promise<void>
  readonly dispose: () => void
}

const storageKey = 'preferences_0'
// A slider or a column that is dragged asks the server once, when it rests.
const restMilliseconds = 800

/** The person's preferences: the API has the copy that counts, storage a cache of it. Neither being there only means that less is remembered. */
export function createPreferences({ api, storage, clock = systemClock }: PreferencesOptions): Preferences {
  const cached = readCache(storage)
  const listeners = new Set<() => void>()
  /** Keys chosen here that the server has not got yet: they count more than its copy, on the next visit too. */
  const unsent = new Set<string>()
  let restored = cached.unsent
  let values: PreferenceValues = cached.values
  let owner = cached.owner
  let status: 'nobody' | 'unknown' | 'known' = 'nobody'
  const remote = createRemoteCopy({ api, clock })

  const show = (next: PreferenceValues) => {
    values = next
    for (const listener of listeners) listener()
  }
  const chosenHere = () => Object.fromEntries(Object.entries(values).filter(([key]) => unsent.has(key)))
  const keep = () => {
    // After a sign-out storage gets nothing back of what the person had.
    writeCache(storage, status === 'nobody' ? { owner: undefined, values: chosenHere() } : { owner, values, unsent: [...unsent] })
  }
  const write = () => {
    keep()
    if (status === 'known') remote.writeSoon(values, forgetSent)
  }
  const forgetSent = (sent: PreferenceValues) => {
    if (status !== 'known') return
    for (const key of unsent) if (values[key] === sent[key]) unsent.delete(key)
    keep()
  }
  const follow = async (person: number | undefined) => {
    remote.cancel()
    if (status !== 'nobody' && person !== owner) unsent.clear()
    status = person === undefined ? 'nobody' : 'unknown'
    if (person === undefined) return
    if (person === cached.owner) for (const key of restored) unsent.add(key)
    restored = []
    if (owner !== undefined && owner !== person) show(chosenHere())
    owner = person
    const found = await remote.read()
    if (owner !== person || status !== 'unknown' || !found) return
    status = 'known'
    show({ ...values, ...found, ...chosenHere() })
    if (unsent.size > 0) write()
    else keep()
  }
  return {
    getValues: () => values,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (key, value) => {
      unsent.add(key)
      show({ ...values, [key]: value })
      write()
    },
    follow,
    dispose: remote.cancel,
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
    writeSoon: (values: PreferenceValues, onSent: (values: PreferenceValues) => void) => {
      cancel()
      cancel = clock.after(restMilliseconds, () => {
        api.send('PUT', '/preferencias', values).then(
          () => onSent(values),
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

function readCache(storage: PreferencesOptions['storage']): Required<Cached> {
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
