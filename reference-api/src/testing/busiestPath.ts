import { type AnyContract, contractPath } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, rows } from '../database/database.js'
import { entities } from '../entities/entities.js'

/** The path of an entity's list; for a nested entity that of the parent with the most records. */
export async function busiestPath(database: Database, contract: AnyContract): Promise<string> {
  const { parent } = contract
  if (!parent) return contract.path
  const table = entities.find((entity) => entity.contract.name === contract.name)?.table ?? ''
  const column = parent.key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const [busiest] = await rows<{ id: number }>(
    database,
    sql`select ${sql.ref(column)} as id from ${sql.table(table)} group by 1 order by count(*) desc, 1 limit 1`,
  )
  return contractPath(contract, { [parent.param]: String(busiest?.id) })
}
