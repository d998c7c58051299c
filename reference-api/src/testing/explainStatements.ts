import { CompiledQuery, type KyselyPlugin } from 'kysely'
import type { Database } from '../database/database.js'

/** What one statement read. */
export interface StatementRead {
  /** By table: every row that was looked at, those that did not fit too. */
  readonly tables: ReadonlyMap<string, number>
  /** How its tables were read: `Index Only Scan person_sort_name`. */
  readonly scans: readonly string[]
}

/** The statements that `work` sends, each run again under EXPLAIN ANALYZE: what the database really read for them. */
export async function explainStatements(
  database: Database,
  work: (database: Database) => Promise<unknown>,
): Promise<readonly StatementRead[]> {
  const sent: CompiledQuery[] = []
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      sent.push(database.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await work(database.withPlugin(recorder))
  const read: StatementRead[] = []
  for (const { sql, parameters } of sent) {
    const { rows } = await database.executeQuery<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]),
    )
    const tables = new Map<string, number>()
    const scans: string[] = []
    for (const node of rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan))) {
      const table = node['Relation Name']
      if (table === undefined) continue
      tables.set(table, (tables.get(table) ?? 0) + looked(node))
      scans.push(`${node['Node Type']} ${node['Index Name'] ?? table}`)
    }
    read.push({ tables, scans })
  }
  return read
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

/** The counts of a node are those of one loop on average. */
function looked(node: PlanNode): number {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = node
  return (node['Actual Rows'] + filtered + rechecked) * node['Actual Loops']
}
