import type { ApiClient } from '../api/client.js'
import { createStore } from '../core/store.js'
import type { Clock } from '../session/clock.js'
import type { GivenFile, GivenWrite, NewEntry, OutboxEntry, OutboxRefusal, OutboxStorage, OutboxWrite } from './outboxEntry.js'
import { nextToSend, refusalIn, secondsUntilRetry, type Verdict, verdictOf } from './outboxOrder.js'
import { sendEntry } from './sendEntry.js'

/** What the line is doing; `elsewhere`: another tab is sending. */
export type OutboxPhase = 'idle' | 'sending' | 'offline' | 'retrying' | 'elsewhere' | 'signed-out'

/** What waits, and why. */
export interface OutboxState {
  readonly entries: readonly OutboxEntry[]
  readonly phase: OutboxPhase
  /** Epoch milliseconds of the next attempt. */
  readonly retryAt?: number
  /** Whether it has been read what the browser kept. */
  readonly isLoaded: boolean
}

/** The writes of one person that wait for the network; sent in order, each once, by one tab. */
export interface Outbox {
  /** Whether the browser keeps it when the page is closed. */
  readonly isKept: boolean
  readonly getState: () => OutboxState
  readonly subscribe: (listener: () => void) => () => void
  /** Settles once all of it is kept. @throws `QuotaExceededError` where there is no room: nothing is kept then */
  readonly add: (...given: readonly GivenWrite[]) => Promise<readonly OutboxEntry[]>
  /** On purpose: it is never sent. */
  readonly remove: (entry: OutboxEntry) => Promise<void>
  /** Lets a refused one try again, or all that wait try now. */
  readonly retry: (entry?: OutboxEntry) => Promise<void>
  /** A file that waits. */
  readonly file: (entry: OutboxEntry, name: string) => Promise<File | undefined>
  /** Puts by what the page needs without network, under a name; forgotten with the sign-out. */
  readonly keep: (name: string, bytes: Blob) => Promise<void>
  readonly kept: (name: string) => Promise<Blob | undefined>
  /** Told each entry that the server answered, with its answer. @returns stops */
  readonly onSent: (listener: (entry: OutboxEntry, answer: unknown) => void) => () => void
  /** The page goes away, or another person comes. */
  readonly stop: () => void
}

/** What an outbox stands on; the browser's own in `openOutbox`, a test's in tests. */
export interface OutboxOptions {
  readonly person: string
  readonly isKept: boolean
  readonly storage: OutboxStorage
  readonly api: Pick<ApiClient, 'send' | 'upload'>
  readonly isSignedIn: () => boolean
  /** False means surely no network; true means nothing. */
  readonly isOnline: () => boolean
  /** Does the work while no other tab does; `onWait` is told when it has to wait for one. */
  readonly alone: (work: () => Promise<void>, options: { readonly onWait: () => void; readonly signal: AbortSignal }) => Promise<void>
  readonly neighbours: { readonly tell: () => void; readonly listen: (listener: () => void) => () => void }
  /** Calls when the network or the person may be back. @returns stops */
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
  // What waits is known here too while another tab sends it.
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
        line.set({ entries: [...line.getState().entries, ...entries] })
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

/** What is known of the line, and who listens. What is added and what is read again never overtake each other. */
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
    // Who is signed out comes back by signing in, and that wakes us.
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
    /** Sends what waits, unless a moment for the next attempt is set already. */
    start: () => void run(),
    /** Sends what waits, at once. */
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
  /** The last attempt failed: a small question goes first, not a file of megabytes. */
  readonly isDoubtful: boolean
  readonly onSent: ReadonlySet<(entry: OutboxEntry, answer: unknown) => void>
}

/** @returns why the line has to wait; nothing when the entry was dealt with */
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
  const setAside = async (known: OutboxEntry, refusal: OutboxRefusal) => {
    const refused = { ...known, refusal }
    await storage.update(refused)
    line.replace(refused)
  }
  const onStep = (step: OutboxEntry) => {
    latest = step
    line.replace(step)
  }
  try {
    const answer = await sendEntry(entry, { api, storage, signal, createKey, now: clock.now, onStep })
    const refusal = refusalIn(answer)
    if (refusal) await setAside(latest, refusal)
    else {
      await storage.remove(entry)
      line.drop(entry)
    }
    for (const listener of onSent) listener(entry, answer)
  } catch (error) {
    if (signal.aborted) return undefined
    const verdict = verdictOf(error)
    if (verdict.kind === 'later') return verdict
    await setAside(latest, verdict.refusal)
  }
  neighbours.tell()
  return undefined
}

/** Whether the server is there at all. */
async function answers(api: Pick<ApiClient, 'send'>, signal: AbortSignal): Promise<boolean> {
  return api.send('GET', '/saude', undefined, { signal }).then(
    () => true,
    () => false,
  )
}
