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

/** `72º Jogos Escolares do Paraná – Fase Regional – Pato Branco`, without what is missing; empty without a competition that has a name. */
export function suggestName(parts: Parts, cityName: (id: number) => string | undefined): string {
  const { competition, edition, phase, stage, division, hostCityIds } = parts
  if (!competition || competition === 'outro') return ''
  const cities = hostCityIds.length > mostCities ? [] : hostCityIds.map(cityName)
  const named = [
    edition ? `${edition}º ${names[competition]}` : names[competition],
    phase && phases[phase],
    stage,
    division && division !== 'unica' && `Divisão ${division}`,
    !cities.includes(undefined) && cities.join('/'),
  ]
  return named.filter(Boolean).join(' – ').slice(0, 200)
}
