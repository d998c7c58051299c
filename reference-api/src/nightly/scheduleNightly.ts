import type { Database } from '../database/database.js'
import { planEntities } from '../entities/entities.js'
import type { Report } from '../watch/log.js'
import { runNightlyOnce } from './runNightly.js'

const checkMilliseconds = 10 * 60_000

/**
 * Checks now and every ten minutes whether the nightly work is due; several processes may do this.
 * @returns a function that stops it after the current run
 */
export function scheduleNightly(database: Database, { report }: { readonly report: Report }): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const check = () => {
    running = running
      .then(async () => runNightlyOnce(database, { set: await planEntities(database) }))
      .then((result) => result?.note && report(result.note))
      .catch((error: Error) => report(`nightly job: ${error.name}`))
  }
  check()
  const timer = setInterval(check, checkMilliseconds)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
