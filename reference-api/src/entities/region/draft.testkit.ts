import { getMunicipalities } from '@brazilian-utils/brazilian-utils'
import { nuclei } from './nuclei.js'
import { next } from '../../testing/sequence.js'

/** Cities that tests of regions name: a region that had one of them only would not let it go. */
const named = `Abatiá, Arapongas, Cambé, Capitão Leônidas Marques, Colorado, Palmas, Palmeira, Palotina, Pinhais, Sarandi, Terra Roxa,
Toledo, Tuneiras do Oeste, Ubiratã, Xambrê`
/** The offices of the demo have their seats in other cities. A seat cannot be taken. */
const kept = new Set([...named.split(/,\s/), ...nuclei.map((nucleus) => nucleus.cities[0])])
const cities = getMunicipalities().filter(({ stateCode, name }) => stateCode === 'PR' && !kept.has(name))

/** A valid region with a different city each time, because no region may lose its only city. */
export function draft(more: object = {}): Record<string, unknown> {
  const number = next()
  const code = `T${'ABCDEFGHIJ'[Math.floor(number / 100) % 10]}-${String(number % 100).padStart(2, '0')}`
  const cityIds = [Number(cities[number % cities.length]?.code)]
  return { name: `Região de testes ${number}`, code, type: 'nucleo-educacao', seatCityId: seatOf({ cityIds, ...more }), cityIds, ...more }
}

/** The last of its cities, because tests take the first one away. */
function seatOf({ cityIds }: { readonly cityIds: unknown }): unknown {
  const seat =
    typeof cityIds === 'string' ? cityIds.split(';').at(-1)?.trim() : Array.isArray(cityIds) ? (cityIds.at(-1) as unknown) : undefined
  return seat ?? 4106902
}
