import { type AnyContract, contractPath } from '../../core/contract.js'
import type { AnyControl } from '../../core/control.js'
import type { Link } from '../../core/record.js'
import type { MemoryEntry } from './memoryRecordCalls.js'
import { findEntry } from './memoryScope.js'

/** Links to records of other servers, by entity and id: `person/50`. */
export type MemoryElsewhere = Map<string, Link>

interface Elsewhere {
  readonly tables: readonly MemoryEntry[]
  readonly elsewhere: MemoryElsewhere
  readonly send: typeof fetch
  /** Everything before the path. */
  readonly base: string
}

/** Before a write: asks the other server for the labels of the records that the body refers to. Without an answer a link stays empty. */
export async function learnLinks(request: Request, path: string, { tables, elsewhere: links, send, base }: Elsewhere): Promise<void> {
  const entry = findEntry(tables, path)?.entry
  if (!entry || !['POST', 'PUT'].includes(request.method)) return
  const isHere = ({ name }: AnyContract) => tables.some(({ table }) => table.contract.name === name)
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const named = namedBy(entry.resource.fields, body).filter(({ contract, id }) => !isHere(contract) && !links.has(`${contract.name}/${id}`))
  await Promise.all(
    named.map(async ({ contract, id }) => {
      const address = `${base}${contractPath(contract)}/opcoes?busca=%23${id}`
      const answer = await send(address, { headers: request.headers }).catch(() => undefined)
      if (!answer?.ok) return
      const { data } = (await answer.json()) as { readonly data: readonly Link[] }
      const found = data.find((link) => link.id === id)
      if (found) links.set(`${contract.name}/${id}`, { id, label: found.label })
    }),
  )
}

interface Named {
  readonly contract: AnyContract
  readonly id: number
}

/** The records that values refer to, also in rows; those below a parent have no address of their own. */
function namedBy(fields: Readonly<Record<string, AnyControl | undefined>>, values: unknown): readonly Named[] {
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const { contract, fieldset } = fields[key] ?? {}
    if (contract && !contract.path.includes('{') && typeof value === 'number') return [{ contract: contract as AnyContract, id: value }]
    return fieldset && Array.isArray(value) ? value.flatMap((row) => namedBy(fieldset.fields, row)) : []
  })
}
