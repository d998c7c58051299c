import type pg from 'pg'

const firstPause = 100
const longestPause = 2000

/** The pool waited in vain. The server is reachable: all connections are in use, or it is slow. */
export const isLate = (error: unknown): boolean => error instanceof Error && error.message.includes('timeout exceeded')

interface Pool extends Pick<pg.Pool, 'end' | 'options'> {
  connect(): Promise<pg.PoolClient>
}

/**
 * A pool that pauses when the server cannot be reached: the pause after a failure doubles from 0.1 s to 2 s. Requests during the pause fail
 * at once with the last error.
 */
export class SteadyPool {
  readonly #pool: Pool
  #failures = 0
  #until = 0
  #last: unknown
  constructor(pool: Pool) {
    this.#pool = pool
  }

  get options() {
    return this.#pool.options
  }

  async connect(): Promise<pg.PoolClient> {
    if (performance.now() < this.#until) throw this.#last
    try {
      const client = await this.#pool.connect()
      this.#failures = 0
      return client
    } catch (error) {
      if (isLate(error)) throw error
      // Only the first of several simultaneous failures makes the pause longer.
      if (performance.now() >= this.#until) {
        this.#until = performance.now() + Math.min(longestPause, firstPause * 2 ** this.#failures)
        this.#failures++
      }
      this.#last = error
      throw error
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}
