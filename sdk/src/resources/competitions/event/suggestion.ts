import { eventMessages } from './messages.js'
import type { SportsEventDraft } from './schema.js'

type Parts = Pick<SportsEventDraft, 'competition' | 'edition' | 'phase' | 'stage' | 'division' | 'hostCityIds'>

// An event has one name in all languages: the official one, in Portuguese.
const { competition: names } = eventMessages['pt-BR'].options
const phases = {
  setorizacao: 'Setorização',
  regional: 'Fase Regional',
  macrorregional: 'Fase Macrorregional',
  final: 'Fase Final',
} as const
/** More cities would hide the rest of the name. */
const mostCities = 3

/** `72º Jogos Escolares do Paraná – Fase Regional – Pato Branco`; `undefined` while a required part or a city's name is missing. */
export function suggestName(parts: Parts, cityName: (id: number) => string | undefined): string | undefined {
  const { competition, edition, phase, stage, division, hostCityIds } = parts
  if (!competition || competition === 'outro' || !edition) return undefined
  const cities = hostCityIds.length > mostCities ? [] : hostCityIds.map(cityName)
  if (cities.includes(undefined)) return undefined
  const named = [
    `${edition}º ${names[competition]}`,
    phase && phases[phase],
    stage,
    division && division !== 'unica' && `Divisão ${division}`,
    cities.join('/'),
  ]
  return named.filter(Boolean).join(' – ').slice(0, 200)
}
