import type pg from 'pg'
import { isLate } from './steadyPool.js'

export interface ConnectionCounts {
  readonly used: number
  readonly idle: number
  readonly waiting: number
}

/**
 * One address for each host: `postgres://esporte@a,b:5433/office` names the servers a and b, of which one takes writes. The form is
 * PostgreSQL's own. @see https://www.postgresql.org/docs/15/libpq-connect.html#id-1.7.3.8.3.6
 */
export function hostAddresses(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/s.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [url]
}

/** A server that copies another one: it answers reads and refuses writes. Its code is PostgreSQL's for a refused write. */
export class StandbyError extends Error {
  readonly code = '25006'
  constructor() {
    super('the server is a standby, which takes no writes')
  }
}

/**
 * A pool for each host, used one at a time: when the current one is away or has become a standby, the next one that takes writes is used
 * from then on. So a promoted standby takes over without a restart.
 */
export class HostPools {
  readonly #pools: readonly pg.Pool[]
  #current = 0
  /** @param open opens the pool of one address */
  constructor(url: string, open: (address: string, onConnect: (client: pg.ClientBase) => Promise<void>) => pg.Pool) {
    this.#pools = hostAddresses(url).map((address) => open(address, refuseStandby))
  }

  get options() {
    return this.#pool.options
  }

  get counts(): ConnectionCounts {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  /** @throws the current host's failure when no host takes writes */
  async connect(): Promise<pg.PoolClient> {
    const first = this.#current
    try {
      return await this.#pool.connect()
    } catch (error) {
      // Others would be late in the same way, and the host that took the last write is there.
      if (isLate(error) && this.#pool.totalCount > 0) throw error
      for (const [place, pool] of this.#pools.entries()) {
        const client = place === first ? undefined : await pool.connect().catch(() => undefined)
        if (!client) continue
        this.#current = place
        return client
      }
      throw error
    }
  }

  async query(statement: string): Promise<void> {
    const client = await this.connect()
    await client.query(statement).finally(() => client.release())
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()))
  }

  get #pool(): pg.Pool {
    const pool = this.#pools[this.#current]
    if (!pool) throw new Error('an address without a host')
    return pool
  }
}

async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"')
  if (rows[0]?.isStandby) throw new StandbyError()
}
