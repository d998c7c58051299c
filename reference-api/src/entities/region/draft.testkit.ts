import { getMunicipalities } from '@brazilian-utils/brazilian-utils'
import { next } from '../../testing/sequence.js'

const cities = getMunicipalities().filter(({ stateCode }) => stateCode === 'PR')

/** A valid region with a different city each time, because no region may lose its only city. */
export function draft(more: object = {}): Record<string, unknown> {
  const number = next()
  const code = `T${'ABCDEFGHIJ'[Math.floor(number / 100) % 10]}-${String(number % 100).padStart(2, '0')}`
  const cityIds = [Number(cities[number % cities.length]?.code)]
  return { name: `Região de testes ${number}`, code, type: 'nucleo-educacao', seatCityId: 4106902, cityIds, ...more }
}
