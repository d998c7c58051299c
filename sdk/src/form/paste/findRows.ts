import type { ApiClient } from '../../api/client.js'
import { filterOptions, meantOption } from '../../controls/choice/filterOptions.js'
import type { AnyControl } from '../../core/control.js'
import { filledParams } from '../../core/nesting.js'
import type { OfferedRow, RowReferenceOptions } from '../../kinds/link/rowReference.js'
import { comparable } from '../../validators/comparable.js'
import type { Values } from '../core/fieldPath.js'
import type { Found } from './findLinks.js'

interface RowSearch {
  readonly api: Pick<ApiClient, 'get'>
  readonly control: AnyControl
  /** The values of the row of the paste, and of the form. */
  readonly values: Values
  readonly record: Values
  readonly format: Parameters<RowReferenceOptions['offer']>[1]
}

/** The rows of another record that texts name: by their name, or by the code that begins their detail. */
export async function findRows(texts: readonly string[], search: RowSearch): Promise<ReadonlyMap<string, Found>> {
  const { of: contract, rows, key = 'id', offer, fill, params } = search.control.options as RowReferenceOptions
  const place = params(search.values, search.record)
  const known = filledParams(contract, place)
  if (typeof place.id !== 'number' || !known) return new Map(texts.map((text) => [text, { code: 'unread', params: { value: text } }]))
  const { data } = await search.api.get(contract, place.id, { params: known })
  const offered = ((data as unknown as Values)[rows] as readonly Values[]).map((row) => ({ row, ...offer(row, search.format) }))
  return new Map(texts.map((text) => [text, foundIn(rowsNamed(text, offered), { text, key, fill })]))
}

interface Wanted extends Pick<RowReferenceOptions, 'fill'> {
  readonly text: string
  readonly key: string
}

function foundIn([found, ...more]: readonly Offered[], { text, key, fill }: Wanted): Found {
  const params = { value: text }
  if (!found) return { code: 'unread', params }
  if (more.length > 0) return { code: 'unclear', params }
  if (found.isSpent) return { code: 'barred', params }
  return { link: { id: found.row[key] as number, label: found.label }, fill: fill?.(found.row) }
}

type Offered = OfferedRow & { readonly row: Values }

function rowsNamed(text: string, offered: readonly Offered[]): readonly Offered[] {
  const wanted = comparable(text)
  const named = offered.filter(({ label, detail = '' }) => {
    const [code = ''] = detail.split(' · ')
    return comparable(label) === wanted || (code !== '' && wanted.split(/\s/).includes(comparable(code)))
  })
  if (named.length > 0) return named
  const found = filterOptions(
    offered.map(({ label }, value) => ({ value, label })),
    text,
  )
  const meant = meantOption(found, text)
  return (meant ? [meant] : found).flatMap(({ value }) => offered[Number(value)] ?? [])
}
