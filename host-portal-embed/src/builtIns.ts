/** The build calls these functions in place of the built-ins of their names: a portal's page may have replaced those. */

const { stringify: toText } = JSON

/** `JSON.stringify`, also in a page that gives every array a `toJSON`. */
export function stringify(value: unknown, ...rest: readonly unknown[]): string {
  const isExtended = 'toJSON' in Array.prototype || 'toJSON' in Object.prototype
  return Reflect.apply(toText, JSON, [isExtended ? bare(value) : value, ...rest]) as string
}

/** A copy whose arrays and objects inherit nothing. */
function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { toJSON } = value as { readonly toJSON?: unknown }
  if (typeof toJSON === 'function' && !isInherited(toJSON)) return bare(Reflect.apply(toJSON, value, ['']))
  const copy: object = Object.setPrototypeOf(Array.isArray(value) ? [] : {}, null)
  for (const key of Object.keys(value)) Reflect.set(copy, key, bare((value as Readonly<Record<string, unknown>>)[key]))
  return copy
}

const isInherited = (toJSON: unknown) =>
  [Array.prototype, Object.prototype].some((prototype) => Reflect.get(prototype, 'toJSON') === toJSON)

/** `Array.from`. */
export function from<T>(source: Iterable<T> | ArrayLike<T>, map: (item: T, index: number) => unknown = (item) => item): unknown[] {
  const items: unknown[] = []
  if (Symbol.iterator in Object(source)) for (const item of source as Iterable<T>) items.push(map(item, items.length))
  else for (let index = 0; index < (source as ArrayLike<T>).length; index++) items.push(map((source as ArrayLike<T>)[index] as T, index))
  return items
}

type AnyFunction = (...args: readonly unknown[]) => unknown

/** `bind` of functions and others. */
export function bind(
  target: AnyFunction & { bind(...args: readonly unknown[]): unknown },
  self: unknown,
  ...first: readonly unknown[]
): unknown {
  if (typeof target !== 'function') return (target as { bind: AnyFunction } | undefined)?.bind(self, ...first)
  return (...rest: readonly unknown[]) => Reflect.apply(target, self, [...first, ...rest])
}

/** `entries` of arrays, maps and others. */
export function entries(list: { entries(): unknown } | undefined): unknown {
  return Array.isArray(list) ? indexed(list) : list?.entries()
}

function* indexed<T>(list: readonly T[]): Generator<[number, T]> {
  for (let index = 0; index < list.length; index++) yield [index, list[index] as T]
}

type Fold = (result: unknown, item: unknown, index: number, list: readonly unknown[]) => unknown

/** `reduce` of arrays and others. */
export function reduce(list: readonly unknown[] | undefined, fold: Fold, ...start: readonly unknown[]): unknown {
  if (!Array.isArray(list)) return list?.reduce(fold, ...(start as [unknown]))
  if (start.length === 0 && list.length === 0) throw new TypeError('Reduce of empty array with no initial value')
  let result: unknown = start.length > 0 ? start[0] : list[0]
  for (let index = start.length > 0 ? 0 : 1; index < list.length; index++) result = fold(result, list[index], index, list)
  return result
}
