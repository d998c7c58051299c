import type { PGlite } from '@electric-sql/pglite'
import { type DatabaseConnection, type Driver, PGliteDialect, PGliteDriver } from 'kysely'

/**
 * The embedded database has one connection. Kysely's own driver hands it to everybody at once, so a query of one request would run inside
 * the open transaction of another; this one hands it out to one at a time.
 */
export class ExclusivePGliteDialect extends PGliteDialect {
  readonly #pglite: PGlite
  constructor(pglite: PGlite) {
    super({ pglite })
    this.#pglite = pglite
  }
  override createDriver(): Driver {
    return new ExclusiveDriver({ pglite: this.#pglite })
  }
}

class ExclusiveDriver extends PGliteDriver {
  #isTaken = false
  readonly #waiting: (() => void)[] = []

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isTaken = true
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    // The next in line takes over without the connection ever being free, so nobody overtakes it.
    if (next) next()
    else this.#isTaken = false
  }
}
