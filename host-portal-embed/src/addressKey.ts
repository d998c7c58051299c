/** `esporte` of `sync-url="query:esporte"`; `undefined` when it is written in another way. */
export function queryKeyOf(syncUrl: string): string | undefined {
  return /^query:([\w-]+)$/.exec(syncUrl)?.[1]
}
