/** Whether the server refused the field because another record holds the same. */
export function isRefused(issues: ReadonlyMap<string, { readonly code: string }>, path: string): boolean {
  return issues.get(path)?.code === 'duplicate'
}
