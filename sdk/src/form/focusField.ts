/** Brings the field of `path` into view and into focus, or the nearest place around it: its row, its list. */
export function focusField(within: HTMLElement | null, path: string): void {
  const form = within?.closest('form')
  for (let place = path; place !== ''; place = place.replace(/(\.?[^.[\]]+|\[\d+\])$/, '')) {
    const cell = form?.querySelector<HTMLElement>(`[data-path="${place}"]`)
    const target = cell?.querySelector<HTMLElement>('input:not([disabled]), textarea, button, [tabindex]')
    if (!cell || !target) continue
    cell.scrollIntoView({ block: 'center' })
    target.focus({ preventScroll: true })
    return
  }
}
