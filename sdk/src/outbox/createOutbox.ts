import type { ApiClient } from '../api/client.js'
import { createStore } from '../core/store.js'
import type { Clock } from '../session/clock.js'
import type { GivenFile, GivenWrite, NewEntry, OutboxEntry, OutboxRefusal, OutboxStorage, OutboxWrite } from './outboxEntry.js'
import { isReplaced, nextToSend, refusalIn, secondsUntilRetry, type Verdict, verdictOf } from './outboxOrder.js'
import { sendEntry } from './sendEntry.js'

/** State of the queue; `elsewhere`: another tab is sending. */
export type OutboxPhase = 'idle' | 'sending' | 'offline' | 'retrying' | 'elsewhere' | 'signed-out'

/** The waiting entries, and why they wait. */
export interface OutboxState {
  readonly entries: readonly OutboxEntry[]
  readonly phase: OutboxPhase
  /** Epoch milliseconds of the next attempt. */
  readonly retryAt?: number
  /** Whether the entries in the browser were read. */
  readonly isLoaded: boolean
}

/** One person's writes that wait for the network. One tab sends them in order, each once. */
export interface Outbox {
  /** Whether the entries survive when the page closes. */
  readonly isKept: boolean
  readonly getState: () => OutboxState
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves when everything is stored. @throws `QuotaExceededError` when storage is full; then nothing is stored */
  readonly add: (...given: readonly GivenWrite[]) => Promise<readonly OutboxEntry[]>
  /** Deletes an entry at the user's request; it is never sent. */
  readonly remove: (entry: OutboxEntry) => Promise<void>
  /** Sends a refused entry again, or all waiting ones now. */
  readonly retry: (entry?: OutboxEntry) => Promise<void>
  /** A file of a waiting entry. */
  readonly file: (entry: OutboxEntry, name: string) => Promise<File | undefined>
  /** Stores data that the page needs offline, under a name; sign-out deletes it. */
  readonly keep: (name: string, bytes: Blob) => Promise<void>
  readonly kept: (name: string) => Promise<Blob | undefined>
  /** Calls `listener` with each sent entry and the server's answer. @returns a function that stops it */
  readonly onSent: (listener: (entry: OutboxEntry, answer: unknown) => void) => () => void
  /** Stops sending, because the page closes or another person signs in. */
  readonly stop: () => void
}

/** The parts that an outbox needs: the browser's in `openOutbox`, fakes in tests. */
export interface OutboxOptions {
  readonly person: string
  readonly isKept: boolean
  readonly storage: OutboxStorage
  readonly api: Pick<ApiClient, 'send' | 'upload'>
  readonly isSignedIn: () => boolean
  /** False means certainly offline; true proves nothing. */
  readonly isOnline: () => boolean
  /** Runs `work` while no other tab does; calls `onWait` when it must wait for one. */
  readonly alone: (work: () => Promise<void>, options: { readonly onWait: () => void; readonly signal: AbortSignal }) => Promise<void>
  readonly neighbours: { readonly tell: () => void; readonly listen: (listener: () => void) => () => void }
  /** Calls `run` when the network or the person may be back. @returns a function that stops it */
  readonly onWake: (run: () => void) => () => void
  readonly clock: Pick<Clock, 'now' | 'after'>
  readonly createKey: () => string
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { person, isKept, storage, neighbours } = options
  const line = createLine(options)
  const stopped = new AbortController()
  const sender = createSender(options, line, stopped.signal)
  const stops = [neighbours.listen(() => line.reload().catch(() => undefined)), options.onWake(sender.wake)]
  // The entries are shown here too while another tab sends them.
  line.reload().catch(() => undefined)
  sender.wake()
  return {
    isKept,
    getState: line.getState,
    subscribe: line.subscribe,
    add: async (...given) => {
      const added = await line.inOrder(async () => {
        const files = new Map(given.map(({ write, files: sent = [] }) => [newEntry(write, sent, options), sent.map(({ file }) => file)]))
        const entries = await storage.add([...files.keys()], files)
        const all = [...line.getState().entries, ...entries]
        const replaced = all.filter((entry) => entry.refusal && isReplaced(entry, entries))
        for (const entry of replaced) await storage.remove(entry)
        line.set({ entries: all.filter((entry) => !replaced.includes(entry)) })
        return entries
      })
      neighbours.tell()
      sender.start()
      return added
    },
    remove: async (entry) => {
      await storage.remove(entry)
      line.drop(entry)
      neighbours.tell()
      sender.start()
    },
    retry: async (entry) => {
      if (entry?.refusal) {
        const { refusal: _, ...again } = entry
        await storage.update(again)
        line.replace(again)
      }
      sender.wake()
    },
    file: (entry, name) => storage.file(entry, name),
    keep: (name, bytes) => storage.keep(person, name, bytes),
    kept: (name) => storage.kept(person, name),
    onSent: sender.onSent,
    stop: () => {
      stopped.abort()
      sender.stop()
      for (const stop of stops) stop()
    },
  }
}

function newEntry(write: OutboxWrite, files: readonly GivenFile[], { person, clock, createKey }: OutboxOptions): NewEntry {
  const metas = files.map(({ name, file }) => ({ name, fileName: file.name, type: file.type, size: file.size, key: createKey() }))
  return { ...write, id: createKey(), person, at: clock.now(), files: metas }
}

/** The state of the queue and its listeners. Changes and reloads run in order, so that none overwrites the other. */
function createLine({ storage, person }: OutboxOptions) {
  const state = createStore<OutboxState>({ entries: [], phase: 'idle', isLoaded: false })
  let last: Promise<unknown> = Promise.resolve()
  const set = (change: Partial<OutboxState>) => state.set({ ...state.get(), ...change })
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
  return {
    set,
    inOrder,
    getState: state.get,
    subscribe: state.subscribe,
    reload: () => inOrder(async () => set({ entries: await storage.read(person), isLoaded: true })),
    drop: ({ id }: OutboxEntry) => set({ entries: state.get().entries.filter((entry) => entry.id !== id) }),
    replace: (entry: OutboxEntry) => set({ entries: state.get().entries.map((known) => (known.id === entry.id ? entry : known)) }),
  }
}

type Line = ReturnType<typeof createLine>
type Later = Extract<Verdict, { kind: 'later' }>

function createSender(options: OutboxOptions, line: Line, signal: AbortSignal) {
  const { alone, clock } = options
  const told = new Set<(entry: OutboxEntry, answer: unknown) => void>()
  let [isRunning, isWanted, failures] = [false, false, 0]
  let cancelRetry: (() => void) | undefined

  const wait = ({ why, seconds = secondsUntilRetry(failures) }: Later) => {
    cancelRetry?.()
    // No retry is needed after a sign-out, because the next sign-in wakes the queue.
    if (why === 'signed-out') return line.set({ phase: 'signed-out', retryAt: undefined })
    const isOffline = why === 'no-answer' && !options.isOnline()
    line.set({ phase: isOffline ? 'offline' : 'retrying', retryAt: clock.now() + seconds * 1000 })
    cancelRetry = clock.after(seconds * 1000, wake)
  }
  const drain = async () => {
    await line.reload()
    for (let entry = nextToSend(line.getState().entries); entry; entry = nextToSend(line.getState().entries)) {
      const later = await attempt(entry, options, { line, signal, isDoubtful: failures > 0, onSent: told })
      if (signal.aborted) return
      failures = later ? failures + 1 : 0
      if (later) return wait(later)
    }
    line.set({ phase: 'idle', retryAt: undefined })
  }
  const run = async () => {
    isWanted = true
    if (isRunning || cancelRetry) return
    isRunning = true
    while (isWanted && !cancelRetry && !signal.aborted) {
      isWanted = false
      await alone(drain, { signal, onWait: () => line.set({ phase: 'elsewhere' }) }).catch(() => {
        if (!signal.aborted) wait({ kind: 'later', why: 'server' })
      })
    }
    isRunning = false
  }
  const wake = () => {
    cancelRetry?.()
    cancelRetry = undefined
    void run()
  }
  return {
    /** Sends waiting entries, unless a next attempt is already scheduled. */
    start: () => void run(),
    /** Sends waiting entries at once. */
    wake,
    stop: () => cancelRetry?.(),
    onSent: (listener: (entry: OutboxEntry, answer: unknown) => void) => {
      told.add(listener)
      return () => void told.delete(listener)
    },
  }
}

interface Attempt {
  readonly line: Line
  readonly signal: AbortSignal
  /** The last attempt failed, so a small request tests the server before a large file is sent. */
  readonly isDoubtful: boolean
  readonly onSent: ReadonlySet<(entry: OutboxEntry, answer: unknown) => void>
}

/** @returns why the queue must wait; `undefined` when the entry is done */
async function attempt(
  entry: OutboxEntry,
  options: OutboxOptions,
  { line, signal, isDoubtful, onSent }: Attempt,
): Promise<Later | undefined> {
  const { storage, api, clock, createKey, neighbours } = options
  if (!(await storage.has(entry))) {
    line.drop(entry)
    return undefined
  }
  if (!options.isSignedIn()) return { kind: 'later', why: 'signed-out' }
  if ((isDoubtful || !options.isOnline()) && !(await answers(api, signal))) return { kind: 'later', why: 'no-answer' }
  line.set({ phase: 'sending', retryAt: undefined })
  let latest = entry
  const remove = async () => {
    await storage.remove(entry)
    line.drop(entry)
  }
  const setAside = async (known: OutboxEntry, refusal: OutboxRefusal) => {
    if (isReplaced(known, line.getState().entries)) return remove()
    const refused = { ...known, refusal }
    await storage.update(refused)
    return line.replace(refused)
  }
  const onStep = (step: OutboxEntry) => {
    latest = step
    line.replace(step)
  }
  try {
    const answer = await sendEntry(entry, { api, storage, signal, createKey, now: clock.now, onStep })
    const refusal = refusalIn(answer)
    await (refusal ? setAside(latest, refusal) : storage.remove(entry))
    // While it is still shown, so that at no moment what it says is neither here nor with the listener.
    for (const listener of onSent) listener(entry, answer)
    if (!refusal) line.drop(entry)
  } catch (error) {
    if (signal.aborted) return undefined
    const verdict = verdictOf(error)
    if (verdict.kind === 'later') return verdict
    await setAside(latest, verdict.refusal)
  }
  neighbours.tell()
  return undefined
}

/** Whether the server responds. */
async function answers(api: Pick<ApiClient, 'send'>, signal: AbortSignal): Promise<boolean> {
  return api.send('GET', '/saude', undefined, { signal }).then(
    () => true,
    () => false,
  )
}
