import { ApiError } from '../../api/ApiError.js'
import type { ApiClient, ChosenRecord, PathParams } from '../../api/client.js'
import type { AnyControl } from '../../core/control.js'
import { filledParams } from '../../core/nesting.js'
import { linkTo, type ReferenceOptions } from '../../kinds/link/reference.js'
import type { Link } from '../../core/record.js'
import { referableFilters } from '../../core/workflow.js'
import { comparable } from '../../validators/comparable.js'
import type { Values } from '../core/fieldPath.js'
import type { ShownIssue } from '../store/formStore.js'

export interface LinkSearch {
  readonly api: Pick<ApiClient, 'list' | 'choices'>
  readonly params?: PathParams
  readonly control: AnyControl
  /** The values of the row: a reference may filter its choices by them. */
  readonly values: Values
}

/** What a text means: a record, with values that it gives to other fields, or why none was taken, as an issue of its field. */
export type Found = { readonly link: Link; readonly fill?: Values | undefined } | Pick<ShownIssue, 'code' | 'params'>

/** Requests at once: a block of two hundred names must not delay other people. */
const together = 4
const perPage = 30

/** The records that texts name, by their label or another field (a code, an acronym). */
export async function findLinks(texts: readonly string[], search: LinkSearch): Promise<ReadonlyMap<string, Found>> {
  const wanted = [...new Set(texts)]
  const found = new Map<string, Found>()
  for (let start = 0; start < wanted.length; start += together) {
    const part = wanted.slice(start, start + together)
    const answers = await Promise.all(part.map((text) => findLink(text, search)))
    for (const [place, text] of part.entries()) {
      const answer = answers[place]
      if (answer) found.set(text, answer)
    }
  }
  return found
}

async function findLink(text: string, search: LinkSearch): Promise<Found | undefined> {
  const { contract } = search.control
  if (!contract) return undefined
  const { filter } = search.control.options as ReferenceOptions
  const filters: Record<string, string> = {}
  for (const [name, value] of Object.entries(filter?.(search.values) ?? {})) if (value !== undefined) filters[name] = String(value)
  const referable = { ...referableFilters(contract), ...filters }
  const offered = await recordsWith(text, referable, search)
  const named = namedBy(text, offered)
  // A short name may stand behind the many that contain it.
  const meant = named.length === 0 && offered.length === perPage ? namedBy(text, await nearest(text, referable, search)) : named
  const [record, other] = meant
  if (record && !other) return { link: linkTo(record, search.control) }
  if (other || offered.length > 1) return { code: 'unclear', params: { value: text } }
  const barred = namedBy(text, await recordsWith(text, {}, search))[0]
  if (barred) return { code: barred.status === 'inativo' ? 'inactive' : 'barred', params: { value: text } }
  const [near] = offered
  return near ? { code: 'near', params: { value: text, name: near.label } } : { code: 'unread', params: { value: text } }
}

type Filters = Readonly<Record<string, string>>

async function recordsWith(text: string, filters: Filters, search: LinkSearch): Promise<readonly (Link & { readonly status?: string })[]> {
  const { contract } = search.control
  const params = paramsOf(search)
  if (!contract || !params) return []
  try {
    return (await search.api.list(contract, { page: 1, perPage, search: text, filters }, { params, isCounted: false })).data
  } catch (error) {
    // Outside a portal's screens only the labels of records are known.
    if (!(error instanceof ApiError && error.status === 403)) throw error
    return nearest(text, filters, search)
  }
}

async function nearest(text: string, filters: Filters, search: LinkSearch): Promise<readonly ChosenRecord[]> {
  const { contract } = search.control
  const params = paramsOf(search)
  return contract && params ? (await search.api.choices(contract, { search: text, filters }, { params })).data : []
}

function paramsOf({ control, params, values }: LinkSearch): PathParams | undefined {
  const { params: read } = control.options as ReferenceOptions
  return control.contract && filledParams(control.contract, { ...params, ...read?.(values, values) })
}

/** The records with this name; without one, those with the text in another field. */
function namedBy<Named extends Link>(text: string, records: readonly Named[]): readonly Named[] {
  const called = records.filter(({ label }) => comparable(label) === comparable(text))
  return called.length > 0 ? called : records.filter((record) => Object.values(record).some((value) => isSameText(value, text)))
}

function isSameText(value: unknown, text: string): boolean {
  return typeof value === 'string' && comparable(value) === comparable(text)
}
