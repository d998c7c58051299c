import { CompiledQuery, type KyselyPlugin } from 'kysely'
import type { Database } from '../database/database.js'

/** What a statement has read. */
export interface StatementRead {
  /** Rows read by table, including those that did not match. */
  readonly tables: ReadonlyMap<string, number>
  /** How its tables were scanned: `Index Only Scan person_sort_name`. */
  readonly scans: readonly string[]
}

/** Runs each statement of `work` again under EXPLAIN ANALYZE, to show what the database really reads. */
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

/** The counts of a plan node are averages of its loops. */
function looked(node: PlanNode): number {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = node
  return (node['Actual Rows'] + filtered + rechecked) * node['Actual Loops']
}
