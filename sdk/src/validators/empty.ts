/** Whether `value` is empty by the specification: null, undefined, an empty text, an empty list or an empty object. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (typeof value !== 'object') return false
  try {
    if (Array.isArray(value)) return value.length === 0
    const prototype: unknown = Object.getPrototypeOf(value)
    const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null
    return isPlain && Reflect.ownKeys(value).length === 0
  } catch {
    return false // a proxy that throws is not empty
  }
}
