import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { EmbeddedError, type EmbeddedThread } from './EmbeddedThread.js'

/** Who waited this long for the one connection is told to come again. */
const waitMilliseconds = 20_000

/** A statement that others wait for is ended after this long, with its thread. */
const stuckMilliseconds = 60_000

/** The embedded database has one connection, which is handed to one at a time: a query of one request would otherwise run inside the open transaction of another. */
export class EmbeddedDialect implements Dialect {
  readonly #thread: EmbeddedThread
  constructor(thread: EmbeddedThread) {
    this.#thread = thread
  }
  createAdapter = () => new PostgresAdapter()
  createDriver = () => new ExclusiveDriver(this.#thread)
  createIntrospector = (database: Kysely<unknown>) => new PostgresIntrospector(database)
  createQueryCompiler = () => new PostgresQueryCompiler()
}

class ExclusiveDriver implements Driver {
  readonly #thread: EmbeddedThread
  readonly #waiting = new Set<() => void>()
  #isTaken = false
  constructor(thread: EmbeddedThread) {
    this.#thread = thread
  }

  async init(): Promise<void> {
    await this.#thread.start()
  }

  async acquireConnection(): Promise<ThreadConnection> {
    if (this.#isTaken) await this.#wait()
    this.#isTaken = true
    return new ThreadConnection(this.#thread)
  }

  async releaseConnection(): Promise<void> {
    const [next] = this.#waiting
    // The next in line takes over without the connection ever being free, so nobody overtakes it.
    if (next) next()
    else this.#isTaken = false
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as ThreadConnection).run('begin')
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { command } = await (connection as ThreadConnection).run('commit')
    if (command === 'ROLLBACK') throw new EmbeddedError({ message: 'the transaction was rolled back', code: '25P02' })
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as ThreadConnection).rollback()
  }

  destroy(): Promise<void> {
    return this.#thread.close()
  }

  /** @throws EmbeddedError 53300, too many connections, when the one is not to be had in time */
  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        this.#waiting.delete(take)
      }
      const take = () => {
        leave()
        resolve()
      }
      const timer = setTimeout(() => {
        leave()
        this.#thread.endIfStuck(stuckMilliseconds)
        reject(new EmbeddedError({ message: 'the connection of the embedded database is busy', code: '53300' }))
      }, waitMilliseconds)
      this.#waiting.add(take)
    })
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: EmbeddedThread
  #generation: number | undefined
  constructor(thread: EmbeddedThread) {
    this.#thread = thread
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.run(sql, parameters)
    return { rows: rows as R[], numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows) }
  }

  /** @throws EmbeddedError also when the thread in which this began is gone: the next one knows nothing of the transaction */
  async run(statement: string, parameters?: readonly unknown[]) {
    await this.#thread.start()
    this.#generation ??= this.#thread.generation
    if (this.#generation !== this.#thread.generation) throw new EmbeddedError({ message: 'the transaction was lost', code: '57P02' })
    return this.#thread.query(statement, parameters)
  }

  /** What began in a thread that is gone is rolled back already. */
  async rollback(): Promise<void> {
    if (this.#generation === this.#thread.generation) await this.run('rollback')
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    yield* []
    throw new Error('The embedded database does not stream.')
  }
}
