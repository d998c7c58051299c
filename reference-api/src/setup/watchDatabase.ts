import { sql } from 'kysely'
import { firstRow } from '../database/database.js'
import type { OpenedDatabase } from '../database/openDatabase.js'
import type { Watch } from '../watch/watch.js'

/** Adds what the database tells to the figures: whether it answers, who waits for it, and when the night's work was done. */
export function watchDatabase(
  { metrics }: Watch,
  { serving, jobs }: { readonly serving: OpenedDatabase; readonly jobs: OpenedDatabase },
): void {
  if (!metrics) return
  metrics.add('database_up', 'Whether the database answers: 1 or 0', () =>
    serving.ping().then(
      () => 1,
      () => 0,
    ),
  )
  metrics.add('nightly_last_run_timestamp_seconds', "When the night's work was done last, in seconds since 1970", async () => {
    const last = await firstRow<{ at: string }>(jobs.database, sql`select at from job_run where name = 'nightly'`)
    return last ? Date.parse(last.at) / 1000 : Number.NaN
  })
  const { connections } = serving
  if (!connections) return
  metrics.add('database_connections_used', 'Connections that requests use', () => connections().used)
  metrics.add('database_connections_idle', 'Connections that are open and unused', () => connections().idle)
  metrics.add('database_connections_waiting', 'Requests that wait for a connection', () => connections().waiting)
}
