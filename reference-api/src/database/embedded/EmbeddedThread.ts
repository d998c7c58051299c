import { Worker } from 'node:worker_threads'
import type { PlainError, ThreadOptions, ThreadResult, ToServer, ToThread } from './threadMessages.js'

/** SQLSTATE when the thread cannot answer: PostgreSQL's code for a server that crashed. */
const crashed = '57P02'

/** A busy machine took three minutes to make a new database; another start may have to replay the log after a crash. */
const startMilliseconds = 600_000
const closeMilliseconds = 3000

/** An error of the embedded database, with PostgreSQL's code. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError'
  readonly code?: string
  readonly severity?: string
  readonly constraint?: string
  constructor({ message, code, severity, constraint }: PlainError) {
    super(message)
    this.code = code
    this.severity = severity
    this.constraint = constraint
  }
}

/** The thread did not open its database in time. The files are as they were. */
export class SlowStartError extends EmbeddedError {}

interface Asked {
  readonly since: number
  resolve(result: ThreadResult): void
  reject(error: Error): void
}

/**
 * The embedded database in its thread. After a crash, or when it was ended because it did not answer, the next statement starts it again
 * and PostgreSQL recovers what was committed. When the disk is still full, the start fails with that reason and the next statement tries
 * again.
 */
export class EmbeddedThread {
  /** Increases with every start: a transaction of one thread cannot continue in the next. */
  generation = 0
  readonly #options: ThreadOptions
  readonly #checkStart: () => Promise<void>
  readonly #patience: number
  readonly #asked = new Map<number, Asked>()
  #worker: Promise<Worker> | undefined
  #running: Worker | undefined
  /** The next start waits for this, because two threads would destroy the same files. */
  #ending: Promise<unknown> | undefined
  #isClosed = false
  #lastId = 0

  /** `patience` is how many milliseconds a start may take. */
  constructor(options: ThreadOptions, checkStart: () => Promise<void>, patience = startMilliseconds) {
    this.#options = options
    this.#checkStart = checkStart
    this.#patience = patience
  }

  /** The result of one statement. @throws EmbeddedError when the database refuses it or crashes */
  async query(statement: string, parameters: readonly unknown[] = []): Promise<ThreadResult> {
    const worker = await this.start()
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      this.#asked.set(id, { since: performance.now(), resolve, reject })
      worker.postMessage({ kind: 'query', id, statement, parameters } satisfies ToThread)
    })
  }

  /** Resolves when the database answers; a transaction may be open meanwhile. */
  async ping(): Promise<void> {
    await this.query('select 1').catch((error: EmbeddedError) => {
      // A failed transaction refuses further statements, which is an answer too.
      if (error.code !== '25P02') throw error
    })
  }

  /** The thread, started if necessary. */
  start(): Promise<Worker> {
    if (this.#isClosed) return Promise.reject(broken('the database is closed'))
    this.#worker ??= this.#open().catch((error: unknown) => {
      this.#worker = undefined
      throw error
    })
    return this.#worker
  }

  /** Ends the thread when one statement takes longer than `milliseconds`. */
  endIfStuck(milliseconds: number): void {
    const [first] = this.#asked.values()
    if (first && performance.now() - first.since > milliseconds) void this.#running?.terminate()
  }

  /** Lets the thread finish and write everything, but waits only a few seconds. */
  async close(): Promise<void> {
    this.#isClosed = true
    const worker = await this.#worker?.catch(() => undefined)
    if (!worker) return
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    worker.postMessage({ kind: 'close' } satisfies ToThread)
    const timer = setTimeout(() => void worker.terminate(), closeMilliseconds)
    await ended
    clearTimeout(timer)
  }

  async #open(): Promise<Worker> {
    await this.#ending
    await this.#checkStart()
    this.generation++
    const worker = new Worker(workerFile(), { workerData: this.#options })
    this.#running = worker
    let timer: NodeJS.Timeout | undefined
    try {
      await new Promise<void>((resolve, reject) => {
        timer = setTimeout(() => reject(slowStart(this.#patience)), this.#patience)
        worker.on('message', (message: ToServer) => {
          if (message.kind === 'ready') resolve()
          else if (message.kind === 'unusable') reject(new EmbeddedError(message.error))
          else this.#settle(worker, message)
        })
        worker.on('error', (error) => reject(error))
        worker.on('exit', () => {
          reject(broken('the thread of the embedded database ended'))
          this.#forget(worker)
        })
      })
    } catch (error) {
      void worker.terminate()
      throw error
    } finally {
      clearTimeout(timer)
    }
    return worker
  }

  #settle(worker: Worker, message: Extract<ToServer, { id: number }>): void {
    const asked = this.#asked.get(message.id)
    this.#asked.delete(message.id)
    if (message.kind === 'rows') return asked?.resolve(message.result)
    asked?.reject(new EmbeddedError(message.error))
    // After a panic the database no longer answers; a separate server would have exited. The next statement starts another thread.
    if (message.error.severity !== 'PANIC' && message.error.severity !== 'FATAL') return
    this.#ending = worker.terminate()
    this.#forget(worker)
  }

  #forget(worker: Worker): void {
    if (this.#running !== worker) return
    this.#running = undefined
    this.#worker = undefined
    const asked = [...this.#asked.values()]
    this.#asked.clear()
    for (const { reject } of asked) reject(broken('the embedded database broke down'))
  }
}

const slowStart = (patience: number) =>
  new SlowStartError({ message: `it did not open in ${Math.ceil(patience / 60_000)} min`, code: crashed })
const broken = (message: string) => new EmbeddedError({ message, code: crashed })

/** The worker's file: beside the bundle, or beside this file when the source runs directly. */
function workerFile(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './embeddedWorker.ts' : './embeddedWorker.js', import.meta.url)
}
