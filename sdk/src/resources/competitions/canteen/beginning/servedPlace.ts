/** Filters of the lots that serve the place of a canteen: its city, or the cities of its event while it has none. */
export function servedPlace({ address, eventId }: Readonly<Record<string, unknown>>): Readonly<Record<string, number | undefined>> {
  const { cityId } = (address ?? {}) as { readonly cityId?: number | null }
  return typeof cityId === 'number' ? { cityId } : { eventId: typeof eventId === 'number' ? eventId : undefined }
}
