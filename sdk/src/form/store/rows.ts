import type { AnyControl } from '../../core/control.js'
import type { Link } from '../../core/record.js'
import type { FormState, FormStore } from './formStore.js'
import { nameKey } from '../core/linkNames.js'
import { getAt, isWithin, setAt, type Values } from '../core/fieldPath.js'

/** Lasting identities of the rows at `path`, in order. */
export function rowKeysOf(state: FormState, path: string): readonly number[] {
  const { length } = (getAt(state.values, path) ?? []) as readonly unknown[]
  const known = state.rowKeys.get(path)
  return known?.length === length ? known : Array.from({ length }, (_, index) => index)
}

/** Adds a row, at the end unless `index` says where. The first row is the main one where one is required. */
export function addRow(
  store: FormStore,
  path: string,
  row: Values,
  options: { readonly index?: number; readonly mainKey?: string } = {},
): void {
  store.update((state) => {
    const rows = (getAt(state.values, path) ?? []) as readonly Values[]
    const keys = rowKeysOf(state, path)
    const at = options.index ?? rows.length
    const first = options.mainKey && rows.length === 0 ? { ...row, [options.mainKey]: true } : row
    return {
      values: setAt(state.values, path, [...rows.slice(0, at), first, ...rows.slice(at)]),
      rowKeys: moveKeys(state.rowKeys, path, (index) => (index >= at ? index + 1 : index)).set(path, [
        ...keys.slice(0, at),
        Math.max(-1, ...keys) + 1,
        ...keys.slice(at),
      ]),
      issues: moveIssues(state.issues, path, (index) => (index >= at ? index + 1 : index)),
    }
  })
}

/** Replaces all rows at `path`, with the names of the records they refer to. */
export function replaceRows(store: FormStore, path: string, rows: readonly Values[], named: readonly Named[]): void {
  store.update((state) => {
    const start = Math.max(-1, ...rowKeysOf(state, path)) + 1
    const names = new Map(state.names)
    for (const { control, link } of named) names.set(nameKey(control, link.id), link.label)
    return {
      names,
      rowKeys: new Map(state.rowKeys).set(
        path,
        rows.map((_, index) => start + index),
      ),
    }
  })
  store.change(path, rows)
}

interface Named {
  readonly control: AnyControl
  readonly link: Link
}

/** Removes a row. Where one must be the main row, a row that is left alone becomes it. @returns restores it */
export function removeRow(store: FormStore, path: string, index: number, mainKey?: string): () => void {
  const row = ((getAt(store.getState().values, path) ?? []) as readonly Values[])[index]
  const move: Move = (other) => (other === index ? undefined : other > index ? other - 1 : other)
  store.update((state) => {
    const rows = (getAt(state.values, path) ?? []) as readonly Values[]
    return {
      values: setAt(
        state.values,
        path,
        rows.filter((_, other) => other !== index),
      ),
      rowKeys: moveKeys(state.rowKeys, path, move).set(
        path,
        rowKeysOf(state, path).filter((_, other) => other !== index),
      ),
      issues: moveIssues(state.issues, path, move),
    }
  })
  const [left, ...others] = getAt(store.getState().values, path) as readonly Values[]
  const heir = left && others.length === 0 && mainKey !== undefined && !left[mainKey] ? mainKey : undefined
  if (heir !== undefined) markMain(store, path, heir, 0)
  return () => {
    const { length } = (getAt(store.getState().values, path) ?? []) as readonly unknown[]
    const at = Math.min(index, length)
    if (row) addRow(store, path, row, { index: at })
    if (heir !== undefined) markMain(store, path, heir, at)
  }
}

/** Moves a row within its list, with its issues and its own rows. */
export function moveRow(store: FormStore, path: string, from: number, to: number): void {
  const step = from < to ? -1 : 1
  const isBetween = (index: number) => (from < to ? index > from && index <= to : index >= to && index < from)
  const move: Move = (index) => (index === from ? to : isBetween(index) ? index + step : index)
  store.update((state) => ({
    values: setAt(state.values, path, moved((getAt(state.values, path) ?? []) as readonly Values[], from, to)),
    rowKeys: moveKeys(state.rowKeys, path, move).set(path, moved(rowKeysOf(state, path), from, to)),
    issues: moveIssues(state.issues, path, move),
  }))
}

/** Moves a row to another list of the same kind, such as another section, with its id, its issues and its own rows. */
export function moveRowInto(store: FormStore, from: RowPlace, to: RowPlace): void {
  const { values, rowKeys, issues } = store.getState()
  const row = getAt(values, placePath(from)) as Values | undefined
  if (!row) return
  const [carriedKeys, carriedIssues] = [carried(rowKeys, from, to), carried(issues, from, to)]
  removeRow(store, from.path, from.index)
  addRow(store, to.path, row, { index: to.index })
  store.update((state) => ({
    rowKeys: new Map([...state.rowKeys, ...carriedKeys]),
    issues: new Map([...state.issues, ...[...carriedIssues].map(([path, issue]) => [path, { ...issue, path }] as const)]),
  }))
}

interface RowPlace {
  readonly path: string
  readonly index: number
}

const placePath = ({ path, index }: RowPlace) => `${path}[${index}]`

/** The entries for the fields of a row, under their new paths. */
function carried<T>(kept: ReadonlyMap<string, T>, from: RowPlace, to: RowPlace): Map<string, T> {
  const place = placePath(from)
  return new Map(
    [...kept].flatMap(([path, each]) => (isWithin(path, place) ? [[placePath(to) + path.slice(place.length), each] as const] : [])),
  )
}

function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)]
}

/** Makes one row the main one. */
export function markMain(store: FormStore, path: string, mainKey: string, index: number): void {
  const rows = (getAt(store.getState().values, path) ?? []) as readonly Values[]
  store.change(
    path,
    rows.map((row, other) => (row[mainKey] === (other === index) ? row : { ...row, [mainKey]: other === index })),
  )
}

/** The new index of a row; undefined for a removed one. */
type Move = (index: number) => number | undefined

function moveIssues(issues: FormState['issues'], path: string, move: Move): FormState['issues'] {
  const moved = new Map<string, NonNullable<ReturnType<typeof issues.get>>>()
  for (const issue of issues.values()) {
    if (issue.path === path) continue // the count of rows has changed: the next check says what is wrong now
    const target = movePath(issue.path, path, move)
    if (target !== undefined) moved.set(target, { ...issue, path: target })
  }
  return moved
}

/** The rows inside a row go with it. */
function moveKeys(keys: FormState['rowKeys'], path: string, move: Move): Map<string, readonly number[]> {
  return new Map(
    [...keys].flatMap(([place, known]) => {
      const target = movePath(place, path, move)
      return target === undefined ? [] : [[target, known] as const]
    }),
  )
}

function movePath(place: string, path: string, move: Move): string | undefined {
  const index = isWithin(place, path) ? /^\[(\d+)\]/.exec(place.slice(path.length))?.[1] : undefined
  if (index === undefined) return place
  const next = move(Number(index))
  return next === undefined ? undefined : `${path}[${next}]${place.slice(path.length + index.length + 2)}`
}
