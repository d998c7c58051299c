import type { ApiClient } from '../../api/client.js'
import type { AnyControl, AnyFieldset } from '../../core/control.js'
import type { ValueFormat } from '../../core/kind.js'
import type { Locale } from '../../core/locale.js'
import { isTable, type RowsOptions, tableColumns, tableDetails } from '../../kinds/part/rows.js'
import type { DecimalOptions } from '../../kinds/number/decimal.js'
import { hasTwoReadings, marksOf } from '../../kinds/number/numberText.js'
import type { Link } from '../../core/record.js'
import { conditionScope, holds } from '../core/conditions.js'
import { getAt, joinPath, type Values } from '../core/fieldPath.js'
import type { FormScope } from '../store/FormContext.js'
import type { ShownIssue } from '../store/formStore.js'
import { addName } from '../core/linkNames.js'
import { rowKeysOf } from '../store/rows.js'
import { isUnread } from '../store/unread.js'
import { comparable } from '../../validators/comparable.js'
import { isFormulaError } from '../../validators/formulaError.js'
import { findLinks, type Found } from './findLinks.js'
import { findRows } from './findRows.js'
import { type Placement, placeCells } from './placeCells.js'
import { csvRecords } from '../../sheet/csvRecords.js'
import { disagreement } from './disagreement.js'
import { readCell } from './readCell.js'

export interface PasteRequest {
  readonly form: FormScope
  readonly api: Pick<ApiClient, 'list' | 'choices' | 'get'>
  /** Path of the rows: `functions`. */
  readonly path: string
  readonly control: AnyControl
  readonly fieldset: AnyFieldset
  /** The row and field of the paste. */
  readonly index: number
  readonly key: string
  readonly text: string
  readonly format: ValueFormat & { readonly locale: Locale }
  /** The rows as the server answered them, by id. */
  readonly stored?: ReadonlyMap<unknown, Values>
}

/** The result of a paste. */
export interface PasteReport {
  readonly count: number
  /** Lines without a row. */
  readonly left: number
  /** Columns without a field. */
  readonly extra: number
  /** The headings of those columns, if the block has headings. */
  readonly strangers: readonly string[]
  /** Locked cells whose value differs. */
  readonly locked: number
  /** Lines of sums that were left out. */
  readonly sums: number
  /** Cells with an unknown text, by field and row from 1. */
  readonly unread: readonly { readonly key: string; readonly row: number }[]
  /** Numbers that people of another country read differently, as they were read. */
  readonly doubted: readonly { readonly key: string; readonly row: number; readonly value: string }[]
  readonly rows: unknown
  /** Restores the former values. */
  readonly undo: () => void
}

/** Spreads a block of cells over a row and the rows after it, and adds rows up to the limit. @throws what the search for references threw */
export async function pasteRows(request: PasteRequest): Promise<PasteReport> {
  const { form, path, control, fieldset, index, key, text } = request
  const { max = Number.POSITIVE_INFINITY } = control.options as RowsOptions
  const named = isTable(control) ? tableDetails(control) : []
  const placement = placeCells(cellMatrix(text), { fieldset, open: openFields(request), named, start: key })
  const lines = placement.lines.slice(0, max - index)
  const keys = placement.keys.map((name) => (name !== undefined && fieldset.fields[name] ? name : undefined))
  const links = await readLinks(request, { ...placement, keys, lines })
  const answers = lines.map((line) => readLine(line, keys, { fieldset, links, locale: request.format.locale }))
  const read = isTable(control) ? withoutLocked(request, answers) : answers
  const locked = answers.flatMap(({ values }, place) =>
    Object.entries(values).filter(([name, value]) => !(name in (read[place]?.values ?? {})) && value !== fieldset.empty[name]),
  )
  const { rows, undo } = fill(request, read)
  form.leave(path)
  return {
    count: lines.length,
    left: placement.lines.length - lines.length,
    extra: placement.extra,
    strangers: placement.strangers,
    sums: placement.sums,
    locked: locked.length,
    unread: read.flatMap(({ unread }, place) => unread.map((name) => ({ key: name, row: index + place + 1 }))),
    doubted: read.flatMap(({ doubted, values }, place) =>
      doubted.map((name) => ({ key: name, row: index + place + 1, value: String(values[name]) })),
    ),
    rows,
    undo,
  }
}

/** The fields that a paste can fill, in the order shown. The main row's mark is no column. */
function openFields({ form, path, control, fieldset, index }: PasteRequest): readonly string[] {
  // People paste by the columns that they see, including locked ones.
  if (isTable(control)) return tableColumns(control)
  const { mainKey } = control.options as RowsOptions
  const scope = conditionScope(form.store.getState().values, `${path}[${index}]`)
  return fieldset.layout.filter((key) => {
    const options = fieldset.fields[key]?.options
    return (
      options &&
      !fieldset.fields[key]?.fieldset &&
      key !== mainKey &&
      holds(options.visible, scope, true) &&
      !holds(options.readOnly, scope, false)
    )
  })
}

/** The values that each line gives to its row. */
function withoutLocked({ form, path, control, fieldset, index, stored }: PasteRequest, lines: readonly ReadLine[]): readonly ReadLine[] {
  const { locked } = control.options as RowsOptions
  const record = form.store.getState().values
  return lines.map((line, place) => {
    const { values: row } = conditionScope(record, `${path}[${index + place}]`)
    const isNew = Object.keys(row).length === 0
    const values: Values = { ...fieldset.empty, ...row, ...(isNew && line.values) }
    const isLocked = !isNew && locked?.(row, stored?.get(row.id)) !== undefined
    const mayTake = (key: string) => {
      const options = fieldset.fields[key]?.options
      return (
        !isLocked &&
        holds(options?.visible, { values: { ...values, ...line.values }, record }, true) &&
        !holds(options?.readOnly, { values, record }, false)
      )
    }
    return {
      values: Object.fromEntries(Object.entries(line.values).filter(([key]) => mayTake(key))),
      links: line.links.filter(({ key }) => mayTake(key)),
      unread: line.unread.filter(mayTake),
      doubted: line.doubted.filter(mayTake),
      strange: line.strange.filter(({ key }) => mayTake(key)),
    }
  })
}

type Links = ReadonlyMap<string, ReadonlyMap<string, Found>>

/**
 * What the texts of each reference mean. Where several columns name one record, the next column is asked for what the first did not find, and
 * for a text that is not the name of what it found.
 */
async function readLinks({ form, api, path, fieldset, index, format }: PasteRequest, { keys, lines }: Placement): Promise<Links> {
  const record = form.store.getState().values
  const { values } = conditionScope(record, `${path}[${index}]`)
  const links = new Map<string, ReadonlyMap<string, Found>>()
  for (const [place, key] of keys.entries()) {
    const control = key === undefined ? undefined : fieldset.fields[key]
    const isRow = control?.kind.editor === 'rowReference'
    if (!key || !control || !(isRow || (control.kind.filter === 'record' && control.contract))) continue
    const known = links.get(key) ?? new Map<string, Found>()
    const isKnown = (line: readonly string[]) =>
      keys.some((other, before) => {
        const link = other === key && before < place ? linkOf(known.get(line[before] ?? '')) : undefined
        return link !== undefined && comparable(link.label) === comparable(line[place] ?? '')
      })
    const texts = lines.filter((line) => !isKnown(line)).flatMap((line) => line[place] || [])
    const found = isRow
      ? await findRows(texts, { api, control, values, record, format })
      : await findLinks(texts, { api, params: form.params, control, values })
    links.set(key, new Map([...known, ...found]))
  }
  return links
}

const linkOf = (found: Found | undefined): Link | undefined => (found && 'link' in found ? found.link : undefined)

interface ReadLine {
  readonly values: Values
  readonly links: readonly { readonly key: string; readonly link: Link }[]
  readonly unread: readonly string[]
  /** Fields with a number that has two readings. */
  readonly doubted: readonly string[]
  /** Why texts match no choice, by field: the field shows both. */
  readonly strange: readonly { readonly key: string; readonly issue: Pick<ShownIssue, 'code' | 'params'> }[]
}

function readLine(
  line: readonly string[],
  keys: Placement['keys'],
  { fieldset, links, locale }: { readonly fieldset: AnyFieldset; readonly links: Links; readonly locale: Locale },
): ReadLine {
  const values: Record<string, unknown> = {}
  const named: { readonly key: string; readonly link: Link }[] = []
  const unread: string[] = []
  const doubted: string[] = []
  const strange: ReadLine['strange'][number][] = []
  for (const key of new Set(keys)) {
    if (key === undefined) continue
    const texts = keys.flatMap((each, place) => (each === key && line[place] ? [line[place]] : []))
    const found = links.get(key)
    const doubt = found && disagreement(texts, found)
    const text = texts.find((each) => linkOf(found?.get(each))) ?? texts[0] ?? ''
    const answer = doubt ?? found?.get(text)
    const link = linkOf(answer)
    const value = text === '' ? fieldset.empty[key] : found ? link?.id : readOwn(text, key, { fieldset, locale })
    const control = fieldset.fields[key]
    if (value === undefined) unread.push(key)
    else if (control?.kind.isNumeric && isDoubted(text, control, locale)) doubted.push(key)
    const isShown = value === undefined && control !== undefined && keepsText(control)
    const issue =
      answer && 'code' in answer ? answer : { code: isFormulaError(text) && !found ? 'formula' : 'unread', params: { value: text } }
    if (value === undefined && !isShown) strange.push({ key, issue })
    values[key] = isShown ? text : (value ?? fieldset.empty[key])
    if (link) named.push({ key, link })
    for (const [other, filled] of Object.entries((answer && 'fill' in answer && answer.fill) || {}))
      if (!keys.includes(other)) values[other] = filled
  }
  return { values, links: named, unread, doubted, strange }
}

function isDoubted(text: string, { options }: AnyControl, locale: Locale): boolean {
  const { sign } = options as DecimalOptions
  return hasTwoReadings(marksOf(locale, { sign })(text), locale, { sign })
}

/** The error of a formula is no value, in whatever field. */
const readOwn = (...[text, ...cell]: Parameters<typeof readCell>) => (isFormulaError(text) ? undefined : readCell(text, ...cell))

/** Writes the values over the present ones: the person may have typed while references were looked up. */
function fill({ form, path, control, fieldset, index }: PasteRequest, read: readonly ReadLine[]) {
  const { store } = form
  const { mainKey } = control.options as RowsOptions
  const before = store.getState()
  const rows = [...((getAt(before.values, path) ?? []) as readonly Values[])]
  const keys = [...rowKeysOf(before, path)]
  const names = new Map(before.names)
  const start = Math.min(index, rows.length)
  for (const [place, { values, links }] of read.entries()) {
    const at = start + place
    if (at >= keys.length) keys.push(Math.max(-1, ...keys) + 1)
    rows[at] = { ...(rows[at] ?? fieldset.empty), ...values }
    for (const { key, link } of links) addName(names, fieldset.fields[key] ?? control, link)
  }
  const [first] = rows
  if (mainKey && first && !rows.some((row) => row[mainKey] === true)) rows[0] = { ...first, [mainKey]: true }
  store.update((state) => ({ names, rowKeys: new Map(state.rowKeys).set(path, keys) }))
  store.change(path, rows)
  // The field shows the text too, so that the person can search for less of it. Texts of other cells stay as they are.
  const scopeAt = (place: number) => `${path}[${start + place}]`
  const pasted = new Set(read.flatMap(({ values }, place) => Object.keys(values).map((key) => joinPath(scopeAt(place), key))))
  const unread = [...before.issues].filter(([at, issue]) => at.startsWith(`${path}[`) && isUnread(issue) && !pasted.has(at))
  store.update(({ issues }) => ({ issues: withStrange(new Map([...issues, ...unread]), read, scopeAt) }))
  return {
    rows: getAt(store.getState().values, path),
    undo: () => {
      store.change(path, getAt(before.values, path))
      store.update((state) => ({ rowKeys: new Map(state.rowKeys).set(path, rowKeysOf(before, path)) }))
    },
  }
}

/** Like an issue from the server: only a change of the field removes it. */
function withStrange(
  issues: ReadonlyMap<string, ShownIssue>,
  read: readonly ReadLine[],
  scopeAt: (place: number) => string,
): ReadonlyMap<string, ShownIssue> {
  const next = new Map(issues)
  for (const [place, { strange }] of read.entries()) {
    for (const { key, issue } of strange) {
      const path = joinPath(scopeAt(place), key)
      next.set(path, { ...issue, path, isRemote: true })
    }
  }
  return next
}

/** The cells of a copied block, by line, without empty lines at its end. */
function cellMatrix(text: string): readonly (readonly string[])[] {
  const lines = [...csvRecords(text, '\t')].map((cells) => cells.map((cell) => cell.replaceAll('\0', '').trim()))
  return lines.slice(0, lines.findLastIndex((cells) => cells.some((cell) => cell !== '')) + 1)
}

/** Whether the field can show an unknown text; a closed list cannot. */
function keepsText({ kind, options }: AnyControl): boolean {
  return kind.keepsText ?? kind.mask?.(options) !== undefined
}
