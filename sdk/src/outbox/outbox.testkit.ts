import { ApiError } from '../api/ApiError.js'
import { createFakeClock } from '../session/fakeClock.testkit.js'
import { createMemoryOutbox } from './createMemoryOutbox.js'
import { createOutbox, type OutboxOptions } from './createOutbox.js'
import type { GivenFile, OutboxStorage, OutboxWrite } from './outboxEntry.js'

export const refusal = (status: number, code: string, body: object = {}) =>
  new ApiError({ status, code, fieldErrors: [], requestId: undefined, body: { success: false, ...body } })

export const write = (subject: string, more: Partial<OutboxWrite> = {}): OutboxWrite => ({
  ...{ subject, label: subject, method: 'PUT', path: `/${subject}`, body: { value: subject } },
  ...more,
})

export const photo = (name: string, text = name): GivenFile => ({ name, file: new File([text], `${name}.jpg`, { type: 'image/jpeg' }) })

/** A server that stores each key once, and can be offline, failing or stopping midway. */
export function createFakeServer() {
  const answers = new Map<string, unknown>()
  const written: { readonly path: string; readonly body: unknown }[] = []
  const files = new Map<number, string>()
  const state = {
    isAway: false,
    losesAnswers: 0,
    asked: [] as string[],
    refuses: new Map<string, ApiError>(),
    replies: new Map<string, object>(),
    damages: 0,
  }
  const reach = (what: string) => {
    state.asked.push(what)
    if (state.isAway) throw new TypeError('no answer')
  }
  const once = async <T>(key: string, work: () => T | Promise<T>): Promise<T> => {
    if (!answers.has(key)) answers.set(key, await work())
    if (state.losesAnswers > 0) {
      state.losesAnswers -= 1
      throw new TypeError('no answer')
    }
    return answers.get(key) as T
  }
  const api: OutboxOptions['api'] = {
    send: async <T>(method: string, path: string, body?: unknown, call?: { headers?: Readonly<Record<string, string>> }) => {
      reach(`${method} ${path}`)
      const refused = state.refuses.get(path)
      if (refused) throw refused
      if (method === 'GET') return { success: true } as T & { readonly success: true }
      return once(call?.headers?.['Idempotency-Key'] ?? '', () => {
        written.push({ path, body })
        return { success: true, data: { path }, ...state.replies.get(path) } as unknown as T & { readonly success: true }
      })
    },
    upload: async (file, { key = '' } = {}) => {
      reach(`file ${file.name}`)
      const text = await file.text()
      return once(key, async () => {
        const id = files.size + 1
        const isDamaged = state.damages > 0
        if (isDamaged) state.damages -= 1
        files.set(id, text)
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(isDamaged ? 'cut' : text)))
        const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
        return { success: true, data: { id, fileName: file.name, mime: file.type, sizeBytes: file.size, sha256 } } as const
      })
    },
  }
  return { api, written, files, state }
}

/** The lock that all tabs of a browser share. */
export function createAlone(): OutboxOptions['alone'] {
  let last: Promise<unknown> = Promise.resolve()
  let held = 0
  return (work, { onWait, signal }) => {
    if (held > 0) onWait()
    held += 1
    const mine = last.then(() => (signal.aborted ? undefined : work()))
    last = mine.catch(() => undefined).then(() => void (held -= 1))
    return mine
  }
}

interface Tab {
  readonly server?: ReturnType<typeof createFakeServer>
  readonly storage?: OutboxStorage
  readonly clock?: ReturnType<typeof createFakeClock>
  readonly alone?: OutboxOptions['alone']
  readonly person?: string
  readonly isSignedIn?: () => boolean
  readonly isOnline?: () => boolean
}

let keys = 0

/** One page of a browser. */
export function openTab({ server = createFakeServer(), storage = createMemoryOutbox(), clock = createFakeClock(), ...more }: Tab = {}) {
  const wakes = new Set<() => void>()
  const outbox = createOutbox({
    person: '1',
    isKept: true,
    storage,
    api: server.api,
    isSignedIn: () => true,
    isOnline: () => true,
    alone: createAlone(),
    neighbours: { tell: () => undefined, listen: () => () => undefined },
    onWake: (run) => {
      wakes.add(run)
      return () => void wakes.delete(run)
    },
    clock,
    createKey: () => {
      keys += 1
      return `key-${keys}`
    },
    ...more,
  })
  return { outbox, server, storage, clock, wake: () => wakes.forEach((run) => run()) }
}
