import { ApiError } from '../../api/ApiError.js'
import type { ApiClient, PathParams } from '../../api/client.js'
import type { AnyControl } from '../../core/control.js'
import { filledParams } from '../../core/nesting.js'
import type { ReferenceOptions } from '../../kinds/link/reference.js'
import type { Link } from '../../core/record.js'
import { referableFilters } from '../../core/workflow.js'
import { comparable } from '../../validators/comparable.js'
import type { Values } from '../store/fieldPath.js'

export interface LinkSearch {
  readonly api: Pick<ApiClient, 'list' | 'choices'>
  readonly params?: PathParams
  readonly control: AnyControl
  /** The values of the row: a reference may filter its choices by them. */
  readonly values: Values
}

/** Requests at once: a block of two hundred names must not delay other people. */
const together = 4

/** The records that texts name, by their label or another field (a code, an acronym). Ambiguous texts are left out. */
export async function findLinks(texts: readonly string[], search: LinkSearch): Promise<ReadonlyMap<string, Link>> {
  const wanted = [...new Set(texts)]
  const found = new Map<string, Link>()
  for (let start = 0; start < wanted.length; start += together) {
    const part = wanted.slice(start, start + together)
    const links = await Promise.all(part.map((text) => findLink(text, search)))
    for (const [place, text] of part.entries()) {
      const link = links[place]
      if (link) found.set(text, link)
    }
  }
  return found
}

async function findLink(text: string, { api, params, control, values }: LinkSearch): Promise<Link | undefined> {
  const { contract } = control
  if (!contract) return undefined
  const { filter, params: paramsOf } = control.options as ReferenceOptions
  const address = filledParams(contract, { ...params, ...paramsOf?.(values, values) })
  if (!address) return undefined
  const filters: Record<string, string> = { ...referableFilters(contract) }
  for (const [name, value] of Object.entries(filter?.(values) ?? {})) if (value !== undefined) filters[name] = String(value)
  const query = { page: 1, perPage: 30, search: text, filters }
  const data: readonly Link[] = await api.list(contract, query, { params: address, isCounted: false }).then(
    (answer) => answer.data,
    async (error: unknown) => {
      // Outside a portal's screens only the labels of records are known.
      if (!(error instanceof ApiError && error.status === 403)) throw error
      return (await api.choices(contract, query, { params: address })).data
    },
  )
  const called = data.filter(({ label }) => comparable(label) === comparable(text))
  const meant = called.length > 0 ? called : data.filter((record) => Object.values(record).some((value) => isSameText(value, text)))
  const [link] = meant
  return link && meant.length === 1 ? { id: link.id, label: link.label } : undefined
}

function isSameText(value: unknown, text: string): boolean {
  return typeof value === 'string' && comparable(value) === comparable(text)
}
