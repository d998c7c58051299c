/** Use it as a `ref`: focuses the first field of a new element and selects its text. */
export function startInFirstField(part: HTMLElement | null): void {
  const field = part?.querySelector<HTMLInputElement>('input, select, textarea')
  field?.focus()
  if (field?.type === 'text') field.select()
}
