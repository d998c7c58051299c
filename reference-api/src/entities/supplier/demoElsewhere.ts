import type { SupplierDraft } from '@esporte-parana/sdk/contracts'

type Address = NonNullable<SupplierDraft['address']>
interface Place {
  readonly area: string
  readonly zipCode: string
  readonly stateId: number
  readonly cityId: number
}

// IBGE codes; area codes of Anatel; general CEPs of the cities.
const elsewhere: readonly Place[] = [
  { area: '11', zipCode: '01001000', stateId: 35, cityId: 3550308 }, // São Paulo
  { area: '19', zipCode: '13010000', stateId: 35, cityId: 3509502 }, // Campinas
  { area: '18', zipCode: '19010000', stateId: 35, cityId: 3541406 }, // Presidente Prudente
  { area: '48', zipCode: '88010000', stateId: 42, cityId: 4205407 }, // Florianópolis
  { area: '47', zipCode: '89201000', stateId: 42, cityId: 4209102 }, // Joinville
  { area: '49', zipCode: '89801000', stateId: 42, cityId: 4204202 }, // Chapecó
]

// ISO 3166 numeric.
const abroad: Readonly<Record<number, Pick<Address, 'postalCode' | 'stateName' | 'cityName'> & { readonly area: string }>> = {
  32: { area: '+5411', postalCode: 'C1043', stateName: 'Ciudad de Buenos Aires', cityName: 'Buenos Aires' },
  600: { area: '+59561', postalCode: '7000', stateName: 'Alto Paraná', cityName: 'Ciudad del Este' },
  858: { area: '+5982', postalCode: '11100', stateName: 'Montevideo', cityName: 'Montevideo' },
}

/** Every twelfth supplier is of a neighbouring state, and a foreign one is of its own country. Draws nothing, so that all others stay as they are. */
export function settledElsewhere(id: number, draft: SupplierDraft): SupplierDraft {
  const { address, countryId, phone, stateRegistration } = draft
  const country = abroad[countryId ?? 0]
  if (address && countryId && country) {
    const { area, ...place } = country
    return {
      ...draft,
      phone: `${area}${phone.slice(3)}`,
      address: { ...address, ...place, countryId, zipCode: null, stateId: null, cityId: null },
    }
  }
  const home = id % 12 === 5 ? elsewhere[Math.floor(id / 12) % elsewhere.length] : undefined
  if (!address || !home) return draft
  const { area, ...place } = home
  return {
    ...draft,
    phone: `${area}${phone.slice(2)}`,
    stateRegistration: home.stateId === 35 && stateRegistration === null ? '110.042.490.114' : stateRegistration,
    address: { ...address, ...place },
  }
}
