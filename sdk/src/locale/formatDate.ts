/** `2026-03-01` → `01/03/2026`, in every language; other texts stay unchanged. It uses no `Date`, because a calendar date has no zone. */
export function formatDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  return day ? `${day}/${month}/${year}` : date
}
