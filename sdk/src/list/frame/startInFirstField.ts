/** Gives the focus to the first field of a part that has just come, its text ready to be replaced; as a `ref`. */
export function startInFirstField(part: HTMLElement | null): void {
  const field = part?.querySelector<HTMLInputElement>('input, select, textarea')
  field?.focus()
  if (field?.type === 'text') field.select()
}
