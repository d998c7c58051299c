/** Filters of the lots that serve the city of an address. */
export function servedCity(address: unknown): { readonly cityId: number | undefined } {
  const { cityId } = (address ?? {}) as { readonly cityId?: number | null }
  return { cityId: cityId ?? undefined }
}
