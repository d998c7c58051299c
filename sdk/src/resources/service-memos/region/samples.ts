/** Regions for stories and tests. */
export const regionSamples = [
  region(1, 'Escritório Regional de Curitiba', 'ERE-01', 4106902),
  region(2, 'Escritório Regional de Londrina', 'ERE-02', 4113700),
  region(3, 'Escritório Regional de Pato Branco', 'ERE-09', 4118501),
] as const

function region(id: number, name: string, code: string, seatCityId: number) {
  const blank = { parentId: null, managerId: null, email: null, phone: null, address: null, color: null, notes: null }
  return { ...blank, id, name, code, type: 'regional-esporte', seatCityId, cityIds: [seatCityId], cityCount: 1 }
}
