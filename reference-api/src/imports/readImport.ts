import { createHash } from 'node:crypto'
import { toFieldIssues } from '@esporte-parana/sdk/contracts'
import { createBreaks } from '../core/breaks.js'
import type { Row } from '../database/database.js'
import { invalid, Problem } from '../http/Problem.js'
import { checkTexts } from '../http/readBodies.js'
import { type ListedObjects, scanJson } from '../http/scanJson.js'
import { importShell, maxImportRows } from './importBody.js'

export interface ImportRequest {
  readonly rows: readonly Row[]
  readonly fileName?: string
  /** SHA-256 of the body. */
  readonly digest: string
}

/** Most keys and items of one row: enough for the widest record with dozens of sub-records. */
const maxRowValues = 2000

/** Twenty full Excel cells of 32,767 characters (Excel specifications and limits). */
const maxRowBytes = 1024 * 1024

/** Most bytes beside the rows. */
const maxShellBytes = 16 * 1024

/** Rows that are parsed at once; fewer when they are long. */
const portionRows = 200
const portionBytes = 256 * 1024

/**
 * Reads the rows of an import: counts them first, then parses a few at a time.
 * @throws Problem 422 when the body is no list of at most 10,000 rows, 413 when a row is too large
 */
export async function readImport(body: Buffer, parse: (text: string) => unknown): Promise<ImportRequest> {
  if (body.length === 0) throw invalid([{ path: 'rows', code: 'required' }])
  const list = await scanJson(body, { maxValues: maxRowValues, list: 'rows', maxObjects: maxImportRows, maxObjectBytes: maxRowBytes })
  const { fileName } = readShell(body, list, parse)
  if (!list || list.objects.length === 0) throw invalid([{ path: 'rows', code: 'minItems', params: { min: 1 } }])
  const pause = createBreaks()
  const hash = createHash('sha256')
  const rows: Row[] = []
  let from = 0
  while (from < list.objects.length) {
    const to = endOfPortion(list, from)
    const text = between(body, list, from, to)
    const parsed = parse(`[${text}]`) as Row[]
    for (const [place, row] of parsed.entries()) checkTexts(row, `rows[${from + place}]`)
    hash.update(text)
    rows.push(...parsed)
    from = to
    await pause()
  }
  return { rows, fileName, digest: hash.update(JSON.stringify(fileName ?? null)).digest('base64url') }
}

/** Reads the parts of the body around the rows. */
function readShell(body: Buffer, list: ListedObjects | undefined, parse: (text: string) => unknown) {
  const { start = body.length, end = body.length } = list ?? {}
  // A body without a list is invalid, whatever else it holds.
  if (start + body.length - end > maxShellBytes) throw list ? new Problem(413, 'too-large') : invalid([{ path: 'rows', code: 'invalid' }])
  const text = body.toString('utf8', 0, start) + body.toString('utf8', end)
  const result = importShell.safeParse(parse(text))
  if (!result.success) throw invalid(toFieldIssues(result.error.issues))
  checkTexts(result.data)
  return result.data
}

function endOfPortion({ objects }: ListedObjects, from: number): number {
  const begin = objects[from]?.[0] ?? 0
  let to = from + 1
  while (to < objects.length && to - from < portionRows && (objects[to]?.[1] ?? 0) - begin < portionBytes) to++
  return to
}

/** The text of the rows `from` to `to` with the commas between them. @throws Problem 400 when anything else is before or after them */
function between(body: Buffer, { start, end, objects }: ListedObjects, from: number, to: number): string {
  const begin = objects[from]?.[0] ?? 0
  const close = objects[to - 1]?.[1] ?? 0
  const gap = body.toString('utf8', from === 0 ? start : (objects[from - 1]?.[1] ?? 0), begin).trim()
  const rest = to === objects.length ? body.toString('utf8', close, end).trim() : ''
  if (gap !== (from === 0 ? '' : ',') || rest !== '') throw new Problem(400, 'unreadable')
  return body.toString('utf8', begin, close)
}
