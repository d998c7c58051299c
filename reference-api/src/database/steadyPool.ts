import pg from 'pg'

const firstPause = 100
const longestPause = 2000

type Pool = Pick<pg.Pool, 'connect' | 'end' | 'options'>

/**
 * A pool that leaves a server alone which cannot be reached: after a failure nobody tries again for a while, which doubles from 0.1 s to 2 s.
 * Those who ask meanwhile are refused at once, as the last one was.
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
      // All connections are in use, or the server takes too long: it is there.
      if (error instanceof Error && error.message.includes('timeout exceeded')) throw error
      // Of those who failed together only the first makes the pause longer.
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
