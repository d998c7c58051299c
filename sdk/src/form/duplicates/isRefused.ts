/** Whether the server refused a field because another record holds the same. */
export function isRefused(issue: { readonly code: string } | undefined): boolean {
  return issue?.code === 'duplicate'
}
