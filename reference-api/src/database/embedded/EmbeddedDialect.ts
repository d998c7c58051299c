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

/** A request that waited this long for the only connection gets an error. */
const waitMilliseconds = 20_000

/** A statement that blocks others for this long is ended together with its thread. */
const stuckMilliseconds = 60_000

/**
 * Kysely dialect of the embedded database. Only one request at a time gets the single connection; otherwise a query could run inside the
 * open transaction of another request.
 */
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
    // The next request takes over while the connection is still taken, so no other can overtake it.
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

  /** Waits for the connection. @throws EmbeddedError 53300, too many connections, when the wait takes too long */
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

  /**
   * Runs one statement.
   * @throws EmbeddedError also when the thread was restarted since this connection began, because the transaction is lost
   */
  async run(statement: string, parameters?: readonly unknown[]) {
    await this.#thread.start()
    this.#generation ??= this.#thread.generation
    if (this.#generation !== this.#thread.generation) throw new EmbeddedError({ message: 'the transaction was lost', code: '57P02' })
    return this.#thread.query(statement, parameters)
  }

  /** A transaction of a lost thread is rolled back already. */
  async rollback(): Promise<void> {
    if (this.#generation === this.#thread.generation) await this.run('rollback')
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    yield* []
    throw new Error('The embedded database does not stream.')
  }
}
